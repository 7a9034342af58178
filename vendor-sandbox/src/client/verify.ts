import { type Hmac, type Numbers, numbersFrom } from '../engine/draw.ts';
import type { Engine } from '../engine/engine.ts';
import type { RevealedSeed, Round } from '../wire.ts';

export type Verdict =
  | { readonly kind: 'good'; readonly rounds: number }
  | { readonly kind: 'wrongHash' }
  | { readonly kind: 'wrongRounds'; readonly rounds: number };

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const hmac: Hmac = async (key, message) => {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', Uint8Array.from(key), algorithm, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, new TextEncoder().encode(message)));
};

/** The numbers of a seed, computed in this browser. */
export const numbersOf = (serverSeed: string, clientSeed: string, nonce: number): ReturnType<typeof numbersFrom> =>
  numbersFrom(hmac, { serverSeed: bytesOf(serverSeed), clientSeed, nonce });

export async function isHashOf(seedHash: string, serverSeed: string): Promise<boolean> {
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(serverSeed)))) === seedHash;
}

/** Checks what a round has besides the game itself (the pool's lot) against the numbers after the game's. */
export type IsRestTrue = (round: Round, numbers: Numbers) => Promise<boolean>;

async function isTrue<Choice, Result>(
  engine: Engine<Choice, Result>,
  round: Round<Choice, Result>,
  { serverSeed, clientSeed }: RevealedSeed,
  isRestTrue: IsRestTrue,
): Promise<boolean> {
  const numbers = numbersOf(serverSeed, clientSeed, round.nonce);
  const drawn = await engine.play(round.choice, numbers);
  if (JSON.stringify(drawn.result) !== JSON.stringify(round.result)) return false;
  if (!(await isRestTrue(round, numbers))) return false;
  return round.state === 'void' || drawn.won + (round.lot?.won ?? 0) === round.won;
}

/** Recomputes every round of the history that was drawn from a revealed seed. */
export async function verify<Choice, Result>(
  engine: Engine<Choice, Result>,
  seed: RevealedSeed,
  history: readonly Round<Choice, Result>[],
  isRestTrue: IsRestTrue = async ({ lot }) => lot === undefined,
): Promise<Verdict> {
  if (!(await isHashOf(seed.seedHash, seed.serverSeed))) return { kind: 'wrongHash' };
  const rounds = history.filter((round) => round.seedHash === seed.seedHash);
  const results = await Promise.all(rounds.map((round) => isTrue(engine, round, seed, isRestTrue)));
  const wrong = results.filter((good) => !good).length;
  return wrong === 0 ? { kind: 'good', rounds: rounds.length } : { kind: 'wrongRounds', rounds: wrong };
}

/** WebCrypto is available on secure connections only. */
export const canVerify = (): boolean => globalThis.crypto?.subtle !== undefined;
