import type { DrawEntropy, DrawProof } from '@unisite/shared/contract/drawProof';
import { beaconMessage } from '@unisite/shared/contract/randomnessBeacon';
import { drawFromSeed, drawLabel, firstDifference, isForm } from '@unisite/shared/lottery';

export type Recomputed =
  | { readonly state: 'same'; readonly numbers: number }
  /** The seed does not match its commitment. */
  | { readonly state: 'otherSeed' }
  /** The entropy does not match the beacon's signature. */
  | { readonly state: 'otherEntropy' }
  | { readonly state: 'differs'; readonly rank: string; readonly place: number }
  /** Insecure context: the browser's cryptography is unavailable. */
  | { readonly state: 'unsafe' }
  | { readonly state: 'unknown' };

const utf8 = new TextEncoder();
const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/**
 * Recomputes a draw from its published seed and entropy with the browser's own cryptography. It cannot verify that the
 * entropy is the ledger's head.
 */
export async function recompute(proof: DrawProof): Promise<Recomputed> {
  const { code, numero, form, seedHash, seed, entropy, prizes } = proof;
  if (!isForm(form) || seed === null || prizes === null || entropy?.value === null) return { state: 'unknown' };
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (!subtle) return { state: 'unsafe' };
  if (hex(await subtle.digest('SHA-256', utf8.encode(seed))) !== seedHash) return { state: 'otherSeed' };
  if (entropy?.source === 'beacon' && !(await isOfBeacon(subtle, entropy))) return { state: 'otherEntropy' };
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await subtle.importKey('raw', utf8.encode(seed), algorithm, false, ['sign']);
  const hmac = async (message: string) => new Uint8Array(await subtle.sign('HMAC', key, utf8.encode(message)));
  const label = drawLabel(code, numero, entropy?.value ?? null);
  const apart = firstDifference(prizes, await drawFromSeed(form, hmac, label));
  if (apart) return { state: 'differs', rank: apart[0], place: apart[1] };
  return { state: 'same', numbers: prizes.reduce((sum, { numbers }) => sum + numbers.length, 0) };
}

/** Whether the beacon signed the round, and the entropy is the hash of that signature. */
async function isOfBeacon(subtle: SubtleCrypto, entropy: Extract<DrawEntropy, { source: 'beacon' }>): Promise<boolean> {
  const signature = bytesOf(entropy.signature ?? '');
  if (hex(await subtle.digest('SHA-256', signature)) !== entropy.value) return false;
  const key = await subtle.importKey('raw', bytesOf(entropy.publicKey), 'Ed25519', false, ['verify']);
  return subtle.verify('Ed25519', key, signature, utf8.encode(beaconMessage(entropy.round)));
}
