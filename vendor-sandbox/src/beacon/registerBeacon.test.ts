import { createHmac, createPrivateKey, createPublicKey, verify } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { BEACON_PERIOD_MS, beaconMessage, beaconRoundPath } from '@unisite/shared/contract/randomnessBeacon';
import fastify from 'fastify';
import { registerBeacon } from './registerBeacon.ts';

test('a round is signed, and known to nobody before its time', async () => {
  const app = fastify();
  const now = 1_000_000 * BEACON_PERIOD_MS;
  await registerBeacon(app, { secret: 'secret', clock: () => now });
  const ask = (round: string) => app.inject({ url: `${beaconRoundPath}/${round}` });
  for (const round of ['1000001', 'x', '-1', '1e3', '9'.repeat(40)]) expect((await ask(round)).statusCode).toBe(404);
  const { round, signature } = (await ask('1000000')).json<{ round: number; signature: string }>();
  const seed = createHmac('sha256', 'secret').update('randomness beacon').digest();
  const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed]);
  const key = createPublicKey(createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }));
  expect(verify(null, Buffer.from(beaconMessage(round)), key, Buffer.from(signature, 'hex'))).toBe(true);
  await app.close();
});
