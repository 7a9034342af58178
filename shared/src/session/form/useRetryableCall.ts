import { type CallError, call, createIdempotentSend, isLost } from '@unisite/shared/api';
import type { Operation, RequestOf, ValueOf } from '@unisite/shared/contract/operation';
import type { HumanProof } from '@unisite/shared/contract/proofs';
import { useRef, useState } from 'react';

/**
 * How long a retried request reuses its proof, milliseconds: a request may take up to a minute, after which a new proof
 * is needed.
 */
const PROOF_LIFETIME_MS = 50_000;

/** Requests a proof. `undefined`: none needed; null: the check was cancelled. */
type Prove = () => Promise<HumanProof | null | undefined>;

/** The proof of a request without a response: valid for a retry of the same request. */
interface UnusedProof {
  /** The request without the proof. */
  readonly asked: string;
  readonly proof: HumanProof;
  readonly at: number;
}

/** Both throw `CallError`. */
interface RetryableCall {
  sendOnce<O extends Operation>(operation: O, request: RequestOf<O>): Promise<ValueOf<O>>;
  /** Like `send`, for a request with a human proof. Null: the check was cancelled. */
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
  const [repeat] = useState(createIdempotentSend);
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
 * Whether the platform may have consumed the proof without remembering the call, as when it was temporarily
 * unavailable. A copy that waited for the first request does not count.
 */
const mayHaveUsedProof = ({ status, code }: CallError): boolean =>
  status === 503 && code !== 'STILL_RUNNING' && code !== 'MALFORMED';

const serialize = (operation: Operation, request: unknown): string => JSON.stringify([operation.name, request]);
