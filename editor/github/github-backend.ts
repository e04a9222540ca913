import { type Backend, type CommitMessage, ExpectedError, type PastSave } from '../backend.ts';
import { base64, base64OfText } from '../base64.ts';
import {
  type Change,
  type Published,
  type PublishedFile,
  publishedAfter,
} from '../content/published-content.ts';
import { changesBetween } from '../content/undo.ts';
import { type GitHub, NotFoundError, StaleBranchError } from './github.ts';

interface TreeEntry {
  name: string;
  oid: string;
  object: { text?: string | null; entries?: TreeEntry[] } | null;
}

interface ContentTree {
  file: { object: { entries: TreeEntry[] } } | null;
}

interface Head extends ContentTree {
  oid: string;
  history: { nodes: { oid: string; message: string }[] };
}

interface Loaded {
  repository: {
    nameWithOwner?: string;
    isArchived?: boolean;
    defaultBranchRef: { name: string; target: Head } | null;
  } | null;
}

/** How deep the folders in content/ may be. A section's photos are on the third level. */
const MAX_DEPTH = 6;
/** The files of a folder and of all folders in it. Only the first two levels have content files. */
const entries = (depth: number): string =>
  `entries { name oid object { ${depth < 2 ? '... on Blob { text }' : ''} ... on Tree { ${
    depth < MAX_DEPTH ? entries(depth + 1) : 'oid'
  } } } }`;

/** Loads all texts and the blob hashes of all pictures in one query. */
const CONTENT = `... on Commit { file(path: "content") { object { ... on Tree { ${entries(0)} } } } }`;

const LOAD = `query($owner: String!, $name: String!) {
  repository(owner: $owner, name: $name) {
    nameWithOwner isArchived defaultBranchRef { name target {
      oid ${CONTENT} ... on Commit { history(first: 50) { nodes { oid message } } }
    } }
  }
}`;

/** Fits on one page of GitHub's results. */
const HISTORY = `query($owner: String!, $name: String!) {
  repository(owner: $owner, name: $name) { defaultBranchRef { target { ... on Commit {
    history(first: 50, path: "content") { nodes { oid messageHeadline committedDate author { name } } }
  } } } }
}`;

interface HistoryNode {
  oid: string;
  messageHeadline: string;
  committedDate: string;
  author: { name: string | null } | null;
}

interface History<Node> {
  repository: { defaultBranchRef: { target: { history: { nodes: Node[] } } } };
}

/** The content after a commit and before it. */
const COMMIT = `query($owner: String!, $name: String!, $oid: GitObjectID!) {
  repository(owner: $owner, name: $name) { object(oid: $oid) {
    ${CONTENT} ... on Commit { parents(first: 1) { nodes { ${CONTENT} } } }
  } }
}`;

interface Commit {
  repository: { object: (ContentTree & { parents: { nodes: ContentTree[] } }) | null };
}

/** The version of a file before the commit that removed it. */
const REMOVED = `query($owner: String!, $name: String!, $path: String!) {
  repository(owner: $owner, name: $name) { defaultBranchRef { target { ... on Commit {
    history(first: 1, path: $path) { nodes { parents(first: 1) { nodes { file(path: $path) { oid } } } } }
  } } } }
}`;

interface RemovedFile {
  parents: { nodes: { file: { oid: string } | null }[] };
}

/** Commits all files or none. GitHub rejects the commit if the branch has moved. */
const SAVE = `mutation($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;

interface Created {
  createCommitOnBranch: { commit: { oid: string } };
}

/** A git object that GitHub created. */
interface GitObject {
  sha: string;
}

export const shaOf = ({ sha }: GitObject) => sha;

/** The build writes it. */
export interface LiveSite {
  /** The commit that the live site was built from; undefined if the host doesn't name it. */
  commit?: string;
}

/** The last line of a commit's message, so that a load finds a commit whose response got lost. */
const bodyOf = ({ body, id }: CommitMessage) => `${body}\n\nSave-Id: ${id}`.trim();
const SAVE_ID = /^Save-Id: (\w+)$/m;

/** GitHub ends requests that take 10 seconds or are too large. */
const MAX_REQUEST_BYTES = 3_000_000;

/** `base` is the site's base path. `store` is called with the content after each load and save. */
export function githubBackend(
  github: GitHub,
  base: string,
  store: (published: Published) => void,
): Backend {
  let branch = '';
  const siteId = github.repository;
  const [owner, name] = siteId.split('/');
  const repositoryVariables = { owner, name };
  let newest: Published | undefined;
  /** Versions before our own saves. A server of GitHub's may return one of them for a while. */
  const past = new Set<string>();

  async function load(): Promise<Published> {
    return await github.graphql(LOAD, repositoryVariables, readLoaded);
  }

  function readLoaded({ repository }: Loaded): Published {
    if (repository === null) throw github.notFound();
    // After a rename, GitHub answers under the old name, too, but only to reads.
    github.repository = repository.nameWithOwner ?? siteId;
    if (repository.isArchived) throw github.archived();
    const head = repository.defaultBranchRef;
    if (!head?.target.file?.object) {
      throw new ExpectedError(
        `There’s no folder “content” in ${github.repository}. Restore it on GitHub, or ask whoever set up your site.`,
      );
    }
    branch = head.name;
    if (newest && past.has(head.target.oid)) return newest;
    const saves = head.target.history.nodes.map(({ oid, message }) => ({
      version: oid,
      id: SAVE_ID.exec(message)?.[1],
    }));
    return remember({ version: head.target.oid, files: filesInTree(head.target), saves });
  }

  function remember(published: Published): Published {
    newest = published;
    store(published);
    return published;
  }

  const save: Backend['save'] = async (published, changes, message, onProgress) => {
    // The editor was opened offline, so the newest version isn't known yet.
    if (!branch) return await load();
    const photos = changes.flatMap((change) => ('photo' in change ? [change.photo] : []));
    const size = photos.reduce((sum, photo) => sum + photo.size, 0);
    const commit = size > MAX_REQUEST_BYTES ? commitInParts : commitAtOnce;
    try {
      const version = await commit(published, changes, message, onProgress);
      past.add(published.version);
      return remember(await publishedAfter(published, changes, version, message.id));
    } catch (error) {
      if (!(error instanceof StaleBranchError)) throw error;
      past.clear();
      return await load();
    }
  };

  async function commitAtOnce(published: Published, changes: Change[], message: CommitMessage) {
    const additions = changes.flatMap((change) => ('deleted' in change ? [] : [change]));
    const input = {
      branch: { repositoryNameWithOwner: github.repository, branchName: branch },
      message: { headline: message.headline, body: bodyOf(message) },
      expectedHeadOid: published.version,
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
    return await github.graphql(
      SAVE,
      { input },
      ({ createCommitOnBranch }: Created) => createCommitOnBranch.commit.oid,
    );
  }

  /** Uploads blobs first, then one commit; nothing is visible until the branch moves. */
  async function commitInParts(
    published: Published,
    changes: Change[],
    message: CommitMessage,
    onProgress: (percent: number) => void = () => undefined,
  ) {
    const tree: object[] = [];
    for (const change of changes) {
      const file = { path: `content/${change.path}`, mode: '100644', type: 'blob' };
      if ('text' in change) tree.push({ ...file, content: change.text });
      else tree.push({ ...file, sha: 'deleted' in change ? null : await uploadBlob(change.photo) });
      onProgress(Math.floor((100 * tree.length) / (changes.length + 1)));
    }
    const treeOf = (commit: { tree: GitObject }) => shaOf(commit.tree);
    const before = await github.json(`/git/commits/${published.version}`, treeOf);
    const after = await github.json('/git/trees', shaOf, 'POST', { base_tree: before, tree });
    const sha = await github.json('/git/commits', shaOf, 'POST', {
      message: `${message.headline}\n\n${bodyOf(message)}`,
      tree: after,
      parents: [published.version],
    });
    const headOf = ({ object }: { object: GitObject }) => shaOf(object);
    return await github.json(`/git/refs/heads/${branch}`, headOf, 'PATCH', { sha });
  }

  /** The uploaded blobs, so that a retry skips them. */
  const uploadedBlobs = new WeakMap<Blob, string>();
  async function uploadBlob(photo: Blob): Promise<string> {
    const known = uploadedBlobs.get(photo);
    if (known) return known;
    const content = await base64(photo);
    const sha = await github.json('/git/blobs', shaOf, 'POST', {
      content,
      encoding: 'base64',
    });
    uploadedBlobs.set(photo, sha);
    return sha;
  }

  /** Whether one commit is an ancestor of another. */
  async function isAncestor(version: string, later: string): Promise<boolean> {
    const isAhead = ({ status }: { status?: string }) => status === 'ahead';
    // Only the first page lists the changed files, which aren't needed here.
    const path = `/compare/${version}...${later}?page=2&per_page=1`;
    return await github.json(path, isAhead).catch((error) => {
      // One of the two commits no longer exists.
      if (error instanceof NotFoundError) return false;
      throw error;
    });
  }

  const picture = (id: string) => github.blob(`/git/blobs/${id}`);

  return {
    name: 'github',
    siteId,
    siteUrl: base,
    load,
    save,
    thumbnailUrl: (_path, id) => `${base}editor/pictures/${id}.webp`,
    picture,
    history: () =>
      github.graphql(HISTORY, repositoryVariables, ({ repository }: History<HistoryNode>) =>
        repository.defaultBranchRef.target.history.nodes.map(
          ({ oid, messageHeadline, committedDate, author }): PastSave => ({
            id: oid,
            headline: messageHeadline,
            when: committedDate,
            author: author?.name ?? undefined,
          }),
        ),
      ),
    changesIn: (oid) =>
      github.graphql(COMMIT, { ...repositoryVariables, oid }, ({ repository }: Commit) => {
        if (repository.object === null)
          throw new ExpectedError(
            'GitHub doesn’t have this version anymore, so it can’t be undone.',
          );
        const [before] = repository.object.parents.nodes;
        return before ? changesBetween(filesInTree(before), filesInTree(repository.object)) : [];
      }),
    removedPicture: async (path) => {
      const variables = { ...repositoryVariables, path: `content/${path}` };
      const id = await github.graphql(
        REMOVED,
        variables,
        ({ repository }: History<RemovedFile>) => {
          const [commit] = repository.defaultBranchRef.target.history.nodes;
          return commit?.parents.nodes[0]?.file?.oid;
        },
      );
      return id === undefined ? undefined : await picture(id);
    },
    isLive: async (version) => {
      const response = await fetch(`${base}editor/content.json`, { cache: 'no-store' });
      const { commit }: LiveSite = await response.json();
      if (commit === undefined) return 'unknown';
      return commit === version || (await isAncestor(version, commit));
    },
    get actionsUrl() {
      return `https://github.com/${github.repository}/actions`;
    },
  };
}

/** The start of a UTF-16 text that was decoded as UTF-8: see read-yaml.ts. */
const UTF16_START = '\uFFFD\uFFFD';

const filesInTree = ({ file }: ContentTree): Published['files'] =>
  Object.fromEntries(filesBelow(file?.object.entries ?? []));

function filesBelow(entries: TreeEntry[], folder = ''): [string, PublishedFile][] {
  return entries.flatMap(({ name, oid, object }) => {
    if (object?.entries) return filesBelow(object.entries, `${folder}${name}/`);
    // GitHub returns no text for UTF-16 files, which Notepad's "Unicode" saves.
    const text = object?.text ?? UTF16_START;
    const file: PublishedFile = name.endsWith('.yaml') ? { id: oid, text } : { id: oid };
    return [[folder + name, file] satisfies [string, PublishedFile]];
  });
}
