import { createHash, createHmac, createPrivateKey, createPublicKey, verify } from 'node:crypto';
import {
  BEACON_PERIOD_MS,
  beaconMessage,
  beaconRound,
  beaconRoundPath,
} from '@unisite/shared/contract/randomnessBeacon';
import * as z from '@unisite/shared/schema';
import type { Beacon } from './beacon.ts';

const PATIENCE_MS = 5_000;
const LONGEST_ANSWER = 4_096;
/** DER prefixes of an Ed25519 key (RFC 8410), before its 32 bytes. */
const spkiHead = Buffer.from('302a300506032b6570032100', 'hex');
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex');

interface Reach {
  readonly mode: 'demonstration' | 'production';
  readonly sandboxUrl: string;
  readonly sandboxSecret: string;
}

/**
 * The beacon that draws may take their entropy from: the sandbox's in a demonstration. Production has none until an
 * adapter is added, and draws use the ledger's seals.
 */
export function createBeacon({ mode, sandboxUrl, sandboxSecret }: Reach): Beacon | null {
  if (mode !== 'demonstration') return null;
  return signedRounds(sandboxUrl, sandboxKey(sandboxSecret));
}

/** The stand-in derives its key from the shared secret; a real beacon's key is part of its adapter. */
function sandboxKey(secret: string): string {
  const seed = createHmac('sha256', secret).update('randomness beacon').digest();
  const key = createPrivateKey({ key: Buffer.concat([pkcs8Head, seed]), format: 'der', type: 'pkcs8' });
  return createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(spkiHead.length).toString('hex');
}

/** A beacon that speaks the platform's own protocol (contract/randomnessBeacon). */
export function signedRounds(origin: string, publicKey: string): Beacon {
  const key = createPublicKey({
    key: Buffer.concat([spkiHead, Buffer.from(publicKey, 'hex')]),
    format: 'der',
    type: 'spki',
  });
  return {
    publicKey,
    roundAt: (moment) => Math.ceil(moment.getTime() / BEACON_PERIOD_MS),
    async fetchRound(round) {
      const response = await fetch(`${origin}${beaconRoundPath}/${round}`, {
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const text = await response.text();
      if (response.status === 404) return null;
      if (!response.ok || text.length > LONGEST_ANSWER) throw new Error(`the beacon answered ${response.status}`);
      const answer = z.safeParse(beaconRound, JSON.parse(text));
      if (!answer.success || answer.data.round !== round) throw new Error('the beacon’s answer is not in its form');
      const signature = Buffer.from(answer.data.signature, 'hex');
      if (!verify(null, Buffer.from(beaconMessage(round)), key, signature))
        throw new Error(`round ${round} is not signed by the beacon`);
      return {
        signature: answer.data.signature,
        value: createHash('sha256').update(signature).digest('hex'),
      };
    },
  };
}
