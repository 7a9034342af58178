import { createHash, createHmac, randomBytes } from 'node:crypto';
import { type Hmac, type Numbers, numbersFrom } from '../engine/draw.ts';
import type { Commitment, RevealedSeed } from '../wire.ts';

/** Seeds of future rounds: the page knows the hash and the client seed; the server seed stays here until revealed. */
export type Seeds = {
  readonly serverSeed: Buffer;
  readonly seedHash: string;
  readonly clientSeed: string;
  nonce: number;
};

export const hmac: Hmac = (key, message) => createHmac('sha256', key).update(message).digest();

export const hashOfSeed = (serverSeed: Buffer): string => createHash('sha256').update(serverSeed).digest('hex');

export function commit(clientSeed = randomBytes(8).toString('hex')): Seeds {
  const serverSeed = randomBytes(32);
  return { serverSeed, seedHash: hashOfSeed(serverSeed), clientSeed, nonce: 0 };
}

/** The numbers of the next round; uses up its nonce. */
export function takeNumbers(seeds: Seeds): { numbers: Numbers; nonce: number } {
  const { nonce } = seeds;
  seeds.nonce += 1;
  return { numbers: numbersFrom(hmac, { ...seeds, nonce }), nonce };
}

export const commitmentOf = ({ seedHash, clientSeed, nonce }: Seeds): Commitment => ({ seedHash, clientSeed, nonce });

export const reveal = ({ serverSeed, seedHash, clientSeed, nonce }: Seeds): RevealedSeed => ({
  serverSeed: serverSeed.toString('hex'),
  seedHash,
  clientSeed,
  rounds: nonce,
});
