import type { HumanProof } from '@unisite/shared/contract/proofs';
import { type RefObject, useRef, useState } from 'react';

export interface Captcha {
  proof: HumanProof | null;
  take(proof: HumanProof | null): void;
  /** Which picture is shown; another number brings another one. */
  turn: number;
  wrong: 'missing' | 'refused' | null;
  input: RefObject<HTMLInputElement | null>;
  /** Whether there is a proof to send; says so where there is none. */
  check(): boolean;
  /** The proof is used up: another picture, and what was wrong with the last one. */
  renew(wrong?: 'refused'): void;
}

/** The image captcha of a form (section 5). */
export function useCaptcha(): Captcha {
  const [proof, setProof] = useState<HumanProof | null>(null);
  const [turn, setTurn] = useState(0);
  const [wrong, setWrong] = useState<Captcha['wrong']>(null);
  const input = useRef<HTMLInputElement>(null);
  return {
    proof,
    turn,
    wrong,
    input,
    take(next) {
      setProof(next);
      setWrong(null);
    },
    check() {
      setWrong(proof ? null : 'missing');
      return proof !== null;
    },
    renew(refused) {
      setProof(null);
      setTurn((now) => now + 1);
      setWrong(refused ?? null);
    },
  };
}
