import { useState } from 'react';
import { type Failure, failureOf } from '../backend.ts';

/** Runs what a button starts. A transition would last as long as every other one. */
export function useAction() {
  const [isWorking, setWorking] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  async function run(action: () => Promise<unknown>) {
    setWorking(true);
    setFailure(undefined);
    try {
      await action();
    } catch (error) {
      setFailure(failureOf(error));
    }
    setWorking(false);
  }
  return { isWorking, failure, run };
}
