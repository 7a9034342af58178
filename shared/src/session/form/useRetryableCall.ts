import { type CallError, call, createRepeat, isLost } from '@unisite/shared/api';
import type { Operation, RequestOf, ValueOf } from '@unisite/shared/contract/operation';
import type { HumanProof } from '@unisite/shared/contract/proofs';
import { useRef, useState } from 'react';

/**
 * So long the same request goes with the same proof, milliseconds: a message may be on its way for a minute, then one
 * wants another.
 */
const PROOF_LIFETIME_MS = 50_000;

/** Asks for a proof. `undefined`: none is wanted; null: the person turned the check down. */
type Prove = () => Promise<HumanProof | null | undefined>;

/** A proof that went with a request that had no answer: it is as good for the same request again. */
interface UnusedProof {
  /** The request without it. */
  readonly asked: string;
  readonly proof: HumanProof;
  readonly at: number;
}

/** Both throw `CallError`. */
interface RetryableCall {
  sendOnce<O extends Operation>(operation: O, request: RequestOf<O>): Promise<ValueOf<O>>;
  /** The same of a request that goes with a proof that a person acts. Null: they turned the check down. */
  sendWithProof<O extends Operation>(
    operation: O,
    request: (proof: HumanProof | undefined) => RequestOf<O>,
    prove: Prove,
  ): Promise<ValueOf<O> | null>;
}

/**
 * Retries an identical request under the same idempotency key and human check after a lost response, so it takes effect
 * once. Bypasses the mutation cache, which would keep a password longer than the form.
 */
export function useRetryableCall(): RetryableCall {
  const [repeat] = useState(createRepeat);
  const unused = useRef<UnusedProof | null>(null);

  const sendOnce: RetryableCall['sendOnce'] = (operation, request) =>
    repeat(serialize(operation, request), (idempotencyKey) => call(operation, request, { idempotencyKey }));

  return {
    sendOnce,
    async sendWithProof(operation, request, prove) {
      const asked = serialize(operation, request(undefined));
      const last = unused.current;
      const isKept = last?.asked === asked && Date.now() - last.at < PROOF_LIFETIME_MS;
      const proof = isKept ? last.proof : await prove();
      if (proof === null) return null;
      const at = isKept ? last.at : Date.now();
      try {
        const value = await sendOnce(operation, request(proof));
        unused.current = null;
        return value;
      } catch (error) {
        if (isLost(error)) unused.current = proof && !mayHaveUsedProof(error) ? { asked, proof, at } : null;
        else if (last?.asked === asked) unused.current = null;
        throw error;
      }
    },
  };
}

/**
 * Whether the platform may have looked at the proof and does not know the call any more: it said that it cannot do it
 * now. A copy that waited for the first is none.
 */
const mayHaveUsedProof = ({ status, code }: CallError): boolean =>
  status === 503 && code !== 'STILL_RUNNING' && code !== 'MALFORMED';

const serialize = (operation: Operation, request: unknown): string => JSON.stringify([operation.name, request]);
