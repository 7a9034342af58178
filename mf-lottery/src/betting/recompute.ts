import type { DrawProof } from '@unisite/shared/contract/lottery';
import { drawFromSeed, firstDifference, isForm } from '@unisite/shared/lottery';

export type Recomputed =
  | { readonly state: 'same'; readonly numbers: number }
  /** The seed is not the one that was committed to. */
  | { readonly state: 'otherSeed' }
  | { readonly state: 'differs'; readonly rank: string; readonly place: number }
  /** The page was not loaded over a secure connection, where browsers keep their cryptography away. */
  | { readonly state: 'unsafe' }
  | { readonly state: 'unknown' };

const utf8 = new TextEncoder();
const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Recomputes a draw from its published seed, with the browser's own cryptography. */
export async function recompute({ code, numero, form, seedHash, seed, prizes }: DrawProof): Promise<Recomputed> {
  if (!isForm(form) || seed === null || prizes === null) return { state: 'unknown' };
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (!subtle) return { state: 'unsafe' };
  if (hex(await subtle.digest('SHA-256', utf8.encode(seed))) !== seedHash) return { state: 'otherSeed' };
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await subtle.importKey('raw', utf8.encode(seed), algorithm, false, ['sign']);
  const hmac = async (message: string) => new Uint8Array(await subtle.sign('HMAC', key, utf8.encode(message)));
  const apart = firstDifference(prizes, await drawFromSeed(form, hmac, `${code}/${numero}`));
  if (apart) return { state: 'differs', rank: apart[0], place: apart[1] };
  return { state: 'same', numbers: prizes.reduce((sum, { numbers }) => sum + numbers.length, 0) };
}
