import { createHash, createHmac, randomBytes } from 'node:crypto';
import { drawStops, type Hmac } from '../engine/draw.ts';
import { reels } from '../engine/reels.ts';
import type { Commitment, RevealedSeed } from '../wire.ts';

/** Seeds of the rounds to come: the page knows the hash and the client seed, the server seed stays here until revealed. */
export type Seeds = {
  readonly serverSeed: Buffer;
  readonly seedHash: string;
  readonly clientSeed: string;
  nonce: number;
};

const lengths = reels.map((reel) => reel.length);
const hmac: Hmac = (key, message) => createHmac('sha256', key).update(message).digest();

export function commit(clientSeed = randomBytes(8).toString('hex')): Seeds {
  const serverSeed = randomBytes(32);
  const seedHash = createHash('sha256').update(serverSeed).digest('hex');
  return { serverSeed, seedHash, clientSeed, nonce: 0 };
}

/** Draws the next round and uses up its nonce. */
export async function drawNext(seeds: Seeds): Promise<{ stops: readonly number[]; nonce: number }> {
  const { nonce } = seeds;
  seeds.nonce += 1;
  return { stops: await drawStops(hmac, { ...seeds, nonce }, lengths), nonce };
}

export const commitmentOf = ({ seedHash, clientSeed, nonce }: Seeds): Commitment => ({ seedHash, clientSeed, nonce });

export const reveal = ({ serverSeed, seedHash, clientSeed, nonce }: Seeds): RevealedSeed => ({
  serverSeed: serverSeed.toString('hex'),
  seedHash,
  clientSeed,
  rounds: nonce,
});
