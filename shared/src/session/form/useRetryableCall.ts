import { CallError, call } from '@unisite/shared/api';
import type { Operation, RequestOf, ValueOf } from '@unisite/shared/contract/operation';
import type { HumanProof } from '@unisite/shared/contract/proofs';
import { useRef } from 'react';

/**
 * So long the same request goes with the same proof, milliseconds: a message may be on its way for a minute, then one
 * wants another.
 */
const PROOF_LASTS = 50_000;

/** Asks for a proof. `undefined`: none is wanted; null: the person turned the check down. */
type Prove = () => Promise<HumanProof | null | undefined>;

interface Unanswered {
  /** The request without its proof, and with it. */
  readonly asked: string;
  readonly written: string;
  readonly key: string;
  readonly proof: HumanProof | undefined;
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
  const unanswered = useRef<Unanswered | null>(null);

  const send = async <O extends Operation>(
    operation: O,
    request: RequestOf<O>,
    { asked, proof }: Partial<Pick<Unanswered, 'asked' | 'proof'>> = {},
  ): Promise<ValueOf<O>> => {
    const last = unanswered.current;
    const written = writtenAs(operation, request);
    const [key, at] = last?.written === written ? [last.key, last.at] : [crypto.randomUUID(), Date.now()];
    try {
      const value = await call(operation, request, { idempotencyKey: key });
      unanswered.current = null;
      return value;
    } catch (error) {
      const isLost = error instanceof CallError && error.unanswered;
      const kept = isLost && !isLookedAt(error) ? proof : undefined;
      if (isLost) unanswered.current = { asked: asked ?? written, written, key, proof: kept, at };
      else if (last?.written === written) unanswered.current = null;
      throw error;
    }
  };

  return {
    sendOnce: (operation, request) => send(operation, request),
    async sendWithProof(operation, request, prove) {
      const last = unanswered.current;
      const asked = writtenAs(operation, request(undefined));
      const isKept = last?.asked === asked && Date.now() - last.at < PROOF_LASTS;
      const proof = (isKept ? last.proof : undefined) ?? (await prove());
      return proof === null ? null : send(operation, request(proof), { asked, proof });
    },
  };
}

/**
 * Whether the platform may have looked at the proof and does not know the call any more: it said that it cannot do it
 * now. A copy that waited for the first is none.
 */
const isLookedAt = ({ status, code }: CallError): boolean =>
  status === 503 && code !== 'STILL_RUNNING' && code !== 'MALFORMED';

const writtenAs = (operation: Operation, request: unknown): string => JSON.stringify([operation.name, request]);
