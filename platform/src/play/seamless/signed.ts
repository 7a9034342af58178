import type { FastifyRequest } from 'fastify';
import { isSigned } from '../../foundation/crypto/callSignature.ts';
import { SeamlessRefusal } from './refusals.ts';
import { recordFirstUse, type VendorCaller, vendorCallers } from './secrets.ts';
import type { Services } from './services.ts';

/** A call with a verified signature; its nonce is consumed in the statement that carries out the call. */
export interface SignedRequest {
  readonly caller: VendorCaller;
  readonly nonce: string;
  readonly at: Date;
  readonly rawBody: Buffer;
}

export interface Signatures {
  /**
   * Verifies a call against the cached secrets, and against the current ones if those do not match. Throws
   * BAD_SIGNATURE.
   */
  check(request: FastifyRequest): Promise<SignedRequest>;
  /** Whether a caller of this name is in the cache. */
  knows(caller: string): boolean;
  /** Drops the cached secrets because they are outdated. */
  forget(): void;
}

/**
 * Secrets are cached, so that a call costs one round trip. A secret changed meanwhile is noticed in that very
 * statement, by its version (`STALE`); a new one is read when a signature does not match.
 */
export function createSignatureVerifier({
  database,
  clock,
  log,
  settings,
}: Pick<Services, 'database' | 'clock' | 'log' | 'settings'>): Signatures {
  let known = new Map<string, VendorCaller>();
  let reading: Promise<void> | null = null;

  const read = () => {
    reading ??= vendorCallers(database, settings.vendorKeys)
      .then((callers) => {
        known = new Map(callers.map((caller) => [caller.caller, caller]));
      })
      .finally(() => {
        reading = null;
      });
    return reading;
  };

  /** For people who await the vendor's changeover: no call waits for it, and it happens once per secret. */
  const taken = (caller: VendorCaller, at: Date) => {
    const noted = { ...caller, taken: true };
    known.set(caller.caller, noted);
    recordFirstUse(database, caller, at).catch((error: unknown) => {
      // the vendor's next call records it
      if (known.get(caller.caller) === noted) known.set(caller.caller, caller);
      log.warn({ error }, "a vendor's new secret was not noted");
    });
  };

  return {
    async check(request) {
      const header = (name: string) => {
        const value = request.headers[name];
        return typeof value === 'string' ? value : '';
      };
      const at = clock();
      const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const nonce = header('x-nonce');
      const call = { timestamp: header('x-timestamp'), nonce, path: request.url.split('?')[0] ?? '', rawBody };
      const signer = () => {
        const caller = known.get(header('x-vendor'));
        if (!caller) return null;
        const { secret, former } = caller;
        if (isSigned(call, header('x-signature'), secret, at)) {
          if (!caller.taken) taken(caller, at);
          return caller;
        }
        const changesOver = former !== null && former.until > at;
        return changesOver && isSigned(call, header('x-signature'), former.secret, at) ? caller : null;
      };
      let caller = signer();
      if (!caller) {
        await read();
        caller = signer();
      }
      if (!caller) throw new SeamlessRefusal('BAD_SIGNATURE');
      return { caller, nonce, at, rawBody };
    },
    knows: (caller) => known.has(caller),
    forget() {
      known = new Map();
    },
  };
}
