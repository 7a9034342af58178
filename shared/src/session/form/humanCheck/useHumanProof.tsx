import type { HumanProof } from '@unisite/shared/contract/proofs';
import { type ReactNode, useCallback, useState } from 'react';
import { HumanCheck } from './HumanCheck.tsx';

export interface HumanProofPrompt {
  /** Shows the check and waits for its proof; null when the visitor closes it. Each proof is good for one call. */
  prove(): Promise<HumanProof | null>;
  /** The check while it is asked for: to be rendered beside the form, not in it. */
  dialog: ReactNode;
}

/**
 * `const { prove, dialog } = useHumanProof()`: the slide, or what stands in for it, before a call that wants a human proof.
 */
export function useHumanProof(): HumanProofPrompt {
  const [waiting, setWaiting] = useState<((proof: HumanProof | null) => void) | null>(null);
  const prove = useCallback(() => new Promise<HumanProof | null>((resolve) => setWaiting(() => resolve)), []);
  const settle = (proof: HumanProof | null) => {
    waiting?.(proof);
    setWaiting(null);
  };
  return { prove, dialog: waiting && <HumanCheck onProof={settle} onCancel={() => settle(null)} /> };
}
