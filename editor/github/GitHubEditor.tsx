import { useCallback, useEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { DoorProblem } from '../backend.ts';
import { Editor } from '../ui/Editor.tsx';
import {
  keptToken,
  type OpenDoor,
  openDoor,
  type PhoneSettings,
  proveWriting,
} from './connect.ts';
import { SignIn } from './SignIn.tsx';

interface PhoneDoorProps {
  settings: PhoneSettings;
  /** Where a token is kept: what GitHub will answer. */
  opening: Promise<OpenDoor> | undefined;
}

export const showPhoneDoor = (
  place: HTMLElement,
  settings: PhoneSettings,
  opening: Promise<OpenDoor> | undefined,
) => createRoot(place).render(<PhoneDoor settings={settings} opening={opening} />);

/** Signs in to the farm's repository and opens the editor. */
function PhoneDoor({ settings, opening }: PhoneDoorProps) {
  const token = useMemo(() => keptToken(settings), [settings]);
  const [open, setOpen] = useState<OpenDoor>();
  const [problem, setProblem] = useState<string>();
  const [isTrying, setTrying] = useState(opening !== undefined);

  const enter = useCallback(
    async (entering: Promise<OpenDoor>) => {
      setTrying(true);
      setProblem(undefined);
      try {
        setOpen(await entering);
      } catch (error) {
        if (error instanceof DoorProblem && error.needsSignIn) token.forget();
        setProblem(error instanceof Error ? error.message : String(error));
      }
      setTrying(false);
    },
    [token],
  );

  async function signIn(typed: string): Promise<OpenDoor> {
    const [opened] = await Promise.all([openDoor(settings, typed), proveWriting(settings, typed)]);
    token.keep(typed);
    return opened;
  }

  useEffect(() => {
    if (opening) enter(opening);
  }, [enter, opening]);

  if (open) {
    const signOut = () => {
      token.forget();
      setOpen(undefined);
    };
    return <Editor {...open} signOut={signOut} />;
  }
  const kept = token.read();
  return (
    <SignIn
      repository={settings.repository}
      problem={problem}
      isTrying={isTrying}
      onToken={(typed) => enter(signIn(typed))}
      onTryAgain={kept ? () => enter(openDoor(settings, kept)) : undefined}
    />
  );
}
