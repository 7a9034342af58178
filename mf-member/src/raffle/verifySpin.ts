import type { RaffleSpin } from '@unisite/shared/contract/raffle';
import { fieldOfRoll, raffleLabel, raffleRoll } from '@unisite/shared/lottery';

export type Verified =
  | { readonly state: 'same' }
  /** The seed does not match its commitment. */
  | { readonly state: 'otherSeed' }
  | { readonly state: 'otherRoll'; readonly roll: number }
  | { readonly state: 'otherField'; readonly title: string }
  /** Insecure context: the browser's cryptography is unavailable. */
  | { readonly state: 'unsafe' };

const utf8 = new TextEncoder();
const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Recomputes a spin from its seed with the browser's own cryptography. */
export async function verifySpin({ proof }: Pick<RaffleSpin, 'proof'>): Promise<Verified> {
  const { seed, hash, market, number, clientSeed, roll, chances, hit } = proof;
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (!subtle) return { state: 'unsafe' };
  if (hex(await subtle.digest('SHA-256', utf8.encode(seed))) !== hash) return { state: 'otherSeed' };
  const key = await subtle.importKey('raw', utf8.encode(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const hmac = async (message: string) => new Uint8Array(await subtle.sign('HMAC', key, utf8.encode(message)));
  const recomputed = await raffleRoll(hmac, raffleLabel(market, number, clientSeed));
  if (recomputed !== roll) return { state: 'otherRoll', roll: recomputed };
  const field = fieldOfRoll(chances, roll);
  return field.id === hit ? { state: 'same' } : { state: 'otherField', title: field.title };
}
