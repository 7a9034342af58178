import { createHmac, createPrivateKey, sign } from 'node:crypto';
import {
  BEACON_PERIOD_MS,
  type BeaconRound,
  beaconMessage,
  beaconRoundPath,
} from '@unisite/shared/contract/randomnessBeacon';
import type { FastifyInstance } from 'fastify';

/** DER prefix of an Ed25519 private key (RFC 8410), before its 32 bytes. */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex');

/**
 * The demonstration's randomness beacon (contract/randomnessBeacon): open to anyone, but never before a round's time.
 */
export async function registerBeacon(
  app: FastifyInstance,
  { secret, clock }: { readonly secret: string; readonly clock: () => number },
): Promise<void> {
  const seed = createHmac('sha256', secret).update('randomness beacon').digest();
  const key = createPrivateKey({ key: Buffer.concat([pkcs8Head, seed]), format: 'der', type: 'pkcs8' });
  app.get<{ Params: { round: string } }>(`${beaconRoundPath}/:round`, async ({ params }, reply) => {
    const round = /^\d{1,15}$/.test(params.round) ? Number(params.round) : Number.NaN;
    if (!(round * BEACON_PERIOD_MS <= clock())) return reply.code(404).send({ error: 'not known yet' });
    const signature = sign(null, Buffer.from(beaconMessage(round)), key).toString('hex');
    return { round, signature } satisfies BeaconRound;
  });
}
