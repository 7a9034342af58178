import { createHash } from 'node:crypto';
import { type HumanProof, type WorkChallenge, workChallenge } from '@unisite/shared/contract';
import type { CallOptions, TestPlatform } from './testPlatform.ts';

/** Solves a proof of work as a page does. */
export function solve({ salt, bits }: Pick<WorkChallenge, 'salt' | 'bits'>): number {
  for (let counter = 0; ; counter += 1) {
    const hash = createHash('sha256').update(`${salt}${counter}`).digest();
    if (Math.clz32(hash.readUInt32BE(0)) >= bits) return counter;
  }
}

/** A fresh human proof for one call. */
export async function humanProof(platform: TestPlatform, options?: CallOptions): Promise<HumanProof> {
  const challenge = (await platform.call(workChallenge, {}, options)).value;
  return { work: { id: challenge.id, counter: solve(challenge) } };
}
