import type { HumanProof } from '@unisite/shared/contract/proofs';
import { type ReactNode, useCallback, useState } from 'react';
import { HumanCheck } from './HumanCheck.tsx';

export interface HumanProofPrompt {
  /** Shows the check and resolves to its proof; null when it is closed. Each proof is valid for one call. */
  prove(): Promise<HumanProof | null>;
  /** The check while it is open: render it beside the form, not inside. */
  dialog: ReactNode;
}

/** `const { prove, dialog } = useHumanProof()`: the human check before a call that needs a proof. */
export function useHumanProof(): HumanProofPrompt {
  const [waiting, setWaiting] = useState<((proof: HumanProof | null) => void) | null>(null);
  const prove = useCallback(() => new Promise<HumanProof | null>((resolve) => setWaiting(() => resolve)), []);
  const settle = (proof: HumanProof | null) => {
    waiting?.(proof);
    setWaiting(null);
  };
  return { prove, dialog: waiting && <HumanCheck onProof={settle} onCancel={() => settle(null)} /> };
}
