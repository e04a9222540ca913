import { useCallback, useEffect, useState } from 'react';
import type { Stored } from '../content/stored.ts';
import { type Door, DoorProblem } from '../door.ts';
import { Editor } from '../ui/Editor.tsx';
import { GitHub } from './github.ts';
import { githubDoor, type PhoneSettings } from './github-door.ts';
import { SignIn } from './SignIn.tsx';

interface Open {
  door: Door;
  stored: Stored;
}

/** Signs in to the farm's repository and opens the editor. */
export function PhoneDoor({ settings }: { settings: PhoneSettings }) {
  const key = `token for ${settings.repository}`;
  const [open, setOpen] = useState<Open>();
  const [problem, setProblem] = useState<string>();
  const [isTrying, setTrying] = useState(() => localStorage.getItem(key) !== null);

  const enter = useCallback(
    async (token: string, isNew: boolean) => {
      setTrying(true);
      setProblem(undefined);
      try {
        const github = new GitHub(settings.api, settings.repository, token);
        const door = githubDoor(github, settings);
        const stored = await door.load();
        if (isNew) await proveWriting(github);
        localStorage.setItem(key, token);
        setOpen({ door, stored });
      } catch (error) {
        if (error instanceof DoorProblem && error.needsSignIn) localStorage.removeItem(key);
        setProblem(error instanceof Error ? error.message : String(error));
      }
      setTrying(false);
    },
    [settings, key],
  );

  useEffect(() => {
    const token = localStorage.getItem(key);
    if (token) enter(token, false);
  }, [enter, key]);

  if (open) {
    const signOut = () => {
      localStorage.removeItem(key);
      setOpen(undefined);
    };
    return <Editor {...open} signOut={signOut} />;
  }
  const kept = localStorage.getItem(key);
  return (
    <SignIn
      repository={settings.repository}
      problem={problem}
      isTrying={isTrying}
      onToken={(token) => enter(token, true)}
      onTryAgain={kept ? () => enter(kept, false) : undefined}
    />
  );
}

/** A token that may only read is found out now, and not at the first save. Nothing refers to the blob. */
async function proveWriting(github: GitHub) {
  await github.rest('/git/blobs', { method: 'POST', body: JSON.stringify({ content: '' }) });
}
