import { drawStops, type Hmac } from '../engine/draw.ts';
import { evaluate, totalOf, windowAt } from '../engine/evaluate.ts';
import { reels } from '../engine/reels.ts';
import type { RevealedSeed, Round } from '../wire.ts';

export type Verdict =
  | { readonly kind: 'good'; readonly rounds: number }
  | { readonly kind: 'wrongHash' }
  | { readonly kind: 'wrongRounds'; readonly rounds: number };

const lengths = reels.map((reel) => reel.length);

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const hmac: Hmac = async (key, message) => {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', Uint8Array.from(key), algorithm, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, new TextEncoder().encode(message)));
};

async function isTrue(round: Round, seed: RevealedSeed): Promise<boolean> {
  const drawn = { serverSeed: bytesOf(seed.serverSeed), clientSeed: seed.clientSeed, nonce: round.nonce };
  const stops = await drawStops(hmac, drawn, lengths);
  if (stops.join() !== round.stops.join()) return false;
  return round.state === 'void' || totalOf(evaluate(windowAt(reels, stops), round.stake)) === round.won;
}

/** Works out, in this browser, every round of the history that was drawn from a revealed seed. */
export async function verify(seed: RevealedSeed, history: readonly Round[]): Promise<Verdict> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(seed.serverSeed)));
  if (hexOf(hash) !== seed.seedHash) return { kind: 'wrongHash' };
  const rounds = history.filter((round) => round.seedHash === seed.seedHash);
  const results = await Promise.all(rounds.map((round) => isTrue(round, seed)));
  const wrong = results.filter((good) => !good).length;
  return wrong === 0 ? { kind: 'good', rounds: rounds.length } : { kind: 'wrongRounds', rounds: wrong };
}

/** Browsers offer the means on secure connections only. */
export const canVerify = (): boolean => globalThis.crypto?.subtle !== undefined;
