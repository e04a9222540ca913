import type { Backend, CommitMessage, PastSave, Saved } from '../backend.ts';
import { BackendError } from '../backend.ts';
import { base64, base64OfText } from '../base64.ts';
import {
  type Change,
  type Stored,
  type StoredFile,
  storedAfter,
} from '../content/stored-content.ts';
import { changesBetween } from '../content/undo.ts';
import { type GitHub, StaleBranchError } from './github.ts';

interface TreeEntry {
  name: string;
  oid: string;
  object: { text?: string | null; entries?: TreeEntry[] } | null;
}

interface ContentTree {
  file: { object: { entries: TreeEntry[] } } | null;
}

interface Loaded {
  repository: {
    defaultBranchRef: { name: string; target: { oid: string } & ContentTree } | null;
  } | null;
}

/** Loads all texts and the blob hashes of all pictures in one query. content/ is three levels deep. */
const CONTENT = `... on Commit { file(path: "content") { object { ... on Tree { entries {
  name oid object { ... on Blob { text } ... on Tree { entries {
    name oid object { ... on Blob { text } ... on Tree { entries { name oid } } }
  } } }
} } } } }`;

const LOAD = `query($owner: String!, $name: String!) {
  repository(owner: $owner, name: $name) { defaultBranchRef { name target { oid ${CONTENT} } } }
}`;

/** Fits on one page of GitHub's results. */
const HISTORY = `query($owner: String!, $name: String!) {
  repository(owner: $owner, name: $name) { defaultBranchRef { target { ... on Commit {
    history(first: 50, path: "content") { nodes { oid messageHeadline committedDate author { name } } }
  } } } }
}`;

interface History {
  repository: {
    defaultBranchRef: {
      target: {
        history: {
          nodes: {
            oid: string;
            messageHeadline: string;
            committedDate: string;
            author: { name: string | null } | null;
          }[];
        };
      };
    };
  };
}

/** The content after a commit and before it. */
const COMMIT = `query($owner: String!, $name: String!, $oid: GitObjectID!) {
  repository(owner: $owner, name: $name) { object(oid: $oid) {
    ${CONTENT} ... on Commit { parents(first: 1) { nodes { ${CONTENT} } } }
  } }
}`;

interface Commit {
  repository: { object: ContentTree & { parents: { nodes: ContentTree[] } } };
}

/** Commits all files or none. GitHub rejects the commit if the branch has moved. */
const SAVE = `mutation($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;

/** A git object that GitHub created. */
interface GitObject {
  sha: string;
}

/** The content that the live site was built from. The build writes it. */
export interface PublishedSite {
  /** Undefined if the host doesn't name the commit. */
  commit?: string;
  /** The git blob hashes of the files. */
  files: Record<string, string>;
}

/** GitHub ends requests that take 10 seconds or are too large. */
const MAX_REQUEST_BYTES = 3_000_000;

/** `base` is the site's base path. `store` is called with the content after each load and save. */
export function githubBackend(
  github: GitHub,
  base: string,
  store: (stored: Stored) => void,
): Backend {
  let branch = '';
  const [owner, name] = github.repository.split('/');
  const repositoryVariables = { owner, name };

  async function load(): Promise<Stored> {
    const { repository } = await github.graphql<Loaded>(LOAD, repositoryVariables);
    const head = repository?.defaultBranchRef;
    const tree = head?.target.file?.object;
    if (!head || !tree) {
      throw new BackendError(
        `This token can’t open ${github.repository}, or there’s no website in it. Make a new token and sign in again.`,
        { needsSignIn: true },
      );
    }
    branch = head.name;
    const stored = { version: head.target.oid, files: filesIn(head.target) };
    store(stored);
    return stored;
  }

  const save: Backend['save'] = async (stored, changes, message, onProgress) => {
    // The editor was opened offline, so the newest version isn't known yet.
    if (!branch) return { newer: await load() };
    const photos = changes.flatMap((change) => ('photo' in change ? [change.photo] : []));
    const size = photos.reduce((sum, photo) => sum + photo.size, 0);
    const commit = size > MAX_REQUEST_BYTES ? commitInParts : commitAtOnce;
    try {
      const version = await commit(stored, changes, message, onProgress);
      const after = await storedAfter(stored, changes, version);
      store(after);
      return { stored: after };
    } catch (error) {
      if (!(error instanceof StaleBranchError)) throw error;
      return { newer: await load() };
    }
  };

  async function commitAtOnce(
    stored: Stored,
    changes: Change[],
    { headline, body }: CommitMessage,
  ) {
    const additions = changes.flatMap((change) => ('deleted' in change ? [] : [change]));
    const input = {
      branch: { repositoryNameWithOwner: github.repository, branchName: branch },
      message: { headline, body },
      expectedHeadOid: stored.version,
      fileChanges: {
        additions: await Promise.all(
          additions.map(async (change) => ({
            path: `content/${change.path}`,
            contents: 'text' in change ? base64OfText(change.text) : await base64(change.photo),
          })),
        ),
        deletions: changes
          .filter((change) => 'deleted' in change)
          .map(({ path }) => ({ path: `content/${path}` })),
      },
    };
    const { createCommitOnBranch } = await github.graphql<{
      createCommitOnBranch: { commit: { oid: string } };
    }>(SAVE, { input });
    return createCommitOnBranch.commit.oid;
  }

  /** Uploads blobs first, then one commit; nothing is visible until the branch moves. */
  async function commitInParts(
    stored: Stored,
    changes: Change[],
    { headline, body }: CommitMessage,
    onProgress: (percent: number) => void = () => undefined,
  ) {
    const tree: object[] = [];
    for (const change of changes) {
      const file = { path: `content/${change.path}`, mode: '100644', type: 'blob' };
      if ('text' in change) tree.push({ ...file, content: change.text });
      else tree.push({ ...file, sha: 'deleted' in change ? null : await uploadBlob(change.photo) });
      onProgress(Math.floor((100 * tree.length) / (changes.length + 1)));
    }
    const before = await github.json<{ tree: GitObject }>(`/git/commits/${stored.version}`);
    const after = await github.json<GitObject>('/git/trees', 'POST', {
      base_tree: before.tree.sha,
      tree,
    });
    const { sha } = await github.json<GitObject>('/git/commits', 'POST', {
      message: `${headline}\n\n${body}`.trim(),
      tree: after.sha,
      parents: [stored.version],
    });
    await github.json(`/git/refs/heads/${branch}`, 'PATCH', { sha });
    return sha;
  }

  /** The uploaded blobs, so that a retry skips them. */
  const uploadedBlobs = new WeakMap<Blob, string>();
  async function uploadBlob(photo: Blob): Promise<string> {
    const known = uploadedBlobs.get(photo);
    if (known) return known;
    const content = await base64(photo);
    const { sha } = await github.json<GitObject>('/git/blobs', 'POST', {
      content,
      encoding: 'base64',
    });
    uploadedBlobs.set(photo, sha);
    return sha;
  }

  /** Whether one commit is an ancestor of another. Caches the results. */
  const ancestry = new Map<string, Promise<boolean>>();
  function isAncestor(version: string, later: string): Promise<boolean> {
    const range = `${version}...${later}`;
    const known = ancestry.get(range);
    if (known) return known;
    // Only the first page lists the changed files, which aren't needed here.
    const comparison = github
      .json<{ status?: string }>(`/compare/${range}?page=2&per_page=1`)
      .then(({ status }) => status === 'ahead')
      .catch((error) => {
        // One of the two commits no longer exists.
        if (error instanceof BackendError && error.needsSignIn) return false;
        throw error;
      });
    ancestry.set(range, comparison);
    comparison.catch(() => ancestry.delete(range));
    return comparison;
  }

  async function picture(id: string): Promise<Blob> {
    const response = await github.rest(`/git/blobs/${id}`, {
      headers: { accept: 'application/vnd.github.raw+json' },
    });
    return await response.blob();
  }

  return {
    kind: 'github',
    siteId: github.repository,
    siteUrl: base,
    load,
    save,
    pictureUrl: async (_path, id) => {
      const small = `${base}editor/pictures/${id}.webp`;
      if ((await fetch(small, { method: 'HEAD' }).catch(() => undefined))?.ok) return small;
      // Pictures newer than the live site are only on GitHub.
      return URL.createObjectURL(await picture(id));
    },
    history: async () => {
      const { repository } = await github.graphql<History>(HISTORY, repositoryVariables);
      return repository.defaultBranchRef.target.history.nodes.map(
        ({ oid, messageHeadline, committedDate, author }): PastSave => ({
          id: oid,
          headline: messageHeadline,
          when: committedDate,
          author: author?.name ?? undefined,
        }),
      );
    },
    changesIn: async (oid) => {
      const { repository } = await github.graphql<Commit>(COMMIT, { ...repositoryVariables, oid });
      const [before] = repository.object.parents.nodes;
      return before ? changesBetween(filesIn(before), filesIn(repository.object)) : [];
    },
    pastPicture: picture,
    isLive: async ({ version, files }) => {
      const response = await fetch(`${base}editor/content.json`, { cache: 'no-store' });
      const site = (await response.json()) as PublishedSite;
      if (site.commit === version) return true;
      const isShown = ([path, id]: Saved['files'][number]) =>
        (site.files[path] ?? null) === (id ?? null);
      if (files.length > 0 && files.every(isShown)) return true;
      return site.commit !== undefined && (await isAncestor(version, site.commit));
    },
    actionsUrl: `https://github.com/${github.repository}/actions`,
  };
}

/** The start of a UTF-16 text that was decoded as UTF-8: see read-yaml.ts. */
const UTF16_START = '\uFFFD\uFFFD';

const filesIn = ({ file }: ContentTree): Stored['files'] =>
  Object.fromEntries(filesBelow(file?.object.entries ?? []));

function filesBelow(entries: TreeEntry[], folder = ''): [string, StoredFile][] {
  return entries.flatMap(({ name, oid, object }) => {
    if (object?.entries) return filesBelow(object.entries, `${folder}${name}/`);
    // GitHub returns no text for UTF-16 files, which Notepad's "Unicode" saves.
    const text = object?.text ?? UTF16_START;
    const file: StoredFile = name.endsWith('.yaml') ? { id: oid, text } : { id: oid };
    return [[folder + name, file] satisfies [string, StoredFile]];
  });
}
