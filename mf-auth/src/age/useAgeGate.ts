import { CallError, call } from '@unisite/shared/api';
import { type AgeGate, ageGate } from '@unisite/shared/contract/age';
import { useEffect, useState } from 'react';

/** The age gate's requirements, fetched by each user of the hook, as another tab may have passed it. */
export type GateState =
  | { state: 'loading' }
  | { state: 'failed'; error: CallError; again: () => void }
  | { state: 'known'; gate: AgeGate };

export function useAgeGate(): GateState {
  const [known, setKnown] = useState<GateState>({ state: 'loading' });
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks again
  useEffect(() => {
    let left = false;
    setKnown({ state: 'loading' });
    call(ageGate, {}).then(
      (gate) => !left && setKnown({ state: 'known', gate }),
      (error: unknown) => {
        if (!(error instanceof CallError)) throw error;
        if (!left) setKnown({ state: 'failed', error, again: () => setTurn((before) => before + 1) });
      },
    );
    return () => {
      left = true;
    };
  }, [turn]);
  return known;
}
