import type { Backend, Message } from '../backend.ts';
import { BackendError } from '../backend.ts';
import { base64, base64OfText } from '../base64.ts';
import { type Change, type Stored, type StoredFile, storedAfter } from '../content/stored.ts';
import { BranchMoved, type GitHub } from './github.ts';

interface TreeEntry {
  name: string;
  oid: string;
  object: { text?: string | null; entries?: TreeEntry[] } | null;
}

interface Loaded {
  repository: {
    defaultBranchRef: {
      name: string;
      target: { oid: string; file: { object: { entries: TreeEntry[] } } | null };
    } | null;
  } | null;
}

/** Three levels, as deep as content/ goes. One question brings all texts and the names of all pictures. */
const LOAD = `query($owner: String!, $name: String!) {
  repository(owner: $owner, name: $name) {
    defaultBranchRef { name target { oid ... on Commit { file(path: "content") { object { ... on Tree { entries {
      name oid object { ... on Blob { text } ... on Tree { entries {
        name oid object { ... on Blob { text } ... on Tree { entries { name oid } } }
      } } }
    } } } } } } }
  }
}`;

/** All files in one commit, or none: GitHub refuses it when the branch is no longer where we saw it. */
const SAVE = `mutation($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;

/** `base`: the path that the site stands below. */
export function githubBackend(github: GitHub, base: string): Backend {
  let branch = '';

  async function load(): Promise<Stored> {
    const [owner, name] = github.repository.split('/');
    const { repository } = await github.graphql<Loaded>(LOAD, { owner, name });
    const head = repository?.defaultBranchRef;
    const tree = head?.target.file?.object;
    if (!head || !tree) {
      throw new BackendError(
        `There is no folder named content in ${github.repository}, or the token does not show it.`,
        { needsSignIn: true },
      );
    }
    branch = head.name;
    return { version: head.target.oid, files: Object.fromEntries(filesBelow(tree.entries)) };
  }

  async function save(stored: Stored, changes: Change[], { headline, body }: Message) {
    const additions = changes.flatMap((change) => ('gone' in change ? [] : [change]));
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
          .filter((change) => 'gone' in change)
          .map(({ path }) => ({ path: `content/${path}` })),
      },
    };
    try {
      const { createCommitOnBranch } = await github.graphql<{
        createCommitOnBranch: { commit: { oid: string } };
      }>(SAVE, { input });
      return { stored: await storedAfter(stored, changes, createCommitOnBranch.commit.oid) };
    } catch (error) {
      if (!(error instanceof BranchMoved)) throw error;
      return { moved: await load() };
    }
  }

  return {
    kind: 'github',
    farm: github.repository,
    site: base,
    load,
    save,
    pictureUrl: async (_path, id) => {
      const small = `${base}editor/pictures/${id}.webp`;
      if ((await fetch(small, { method: 'HEAD' }).catch(() => undefined))?.ok) return small;
      // Newer than the site that is online: GitHub has it.
      const response = await github.rest(`/git/blobs/${id}`, {
        headers: { accept: 'application/vnd.github.raw+json' },
      });
      return URL.createObjectURL(await response.blob());
    },
    online: async () => {
      const response = await fetch(`${base}editor/content.json`, { cache: 'no-store' });
      return response.ok ? ((await response.json()) as Record<string, string>) : {};
    },
  };
}

/** How such a text starts: see read-yaml.ts. */
const WIDE_TEXT = '\uFFFD\uFFFD';

function filesBelow(entries: TreeEntry[], folder = ''): [string, StoredFile][] {
  return entries.flatMap(({ name, oid, object }) => {
    if (object?.entries) return filesBelow(object.entries, `${folder}${name}/`);
    // GitHub gives no text of what Notepad saved with two bytes a letter.
    const text = object?.text ?? WIDE_TEXT;
    const file: StoredFile = name.endsWith('.yaml') ? { id: oid, text } : { id: oid };
    return [[folder + name, file] satisfies [string, StoredFile]];
  });
}
