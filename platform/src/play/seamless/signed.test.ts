import { expect, jest, test } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { signatureOf } from '../../foundation/crypto/callSignature.ts';
import { silentLog } from '../../foundation/log/log.ts';
import { testSettings } from '../../testing/testSettings.ts';
import { sealVendorSecret } from './sealedSecrets.ts';
import type { Services } from './services.ts';
import { createSignatureVerifier } from './signed.ts';

const settings = { ...testSettings, dataDir: '' };
const now = new Date('2026-03-02T03:00:00Z');
const secret = 'the secret of now';
const row = {
  caller: 'acme',
  secret: sealVendorSecret(settings.vendorKeys, 'acme', secret),
  version: 2,
  previousSecret: sealVendorSecret(settings.vendorKeys, 'acme', 'before'),
  previousUntil: new Date(8.64e15),
  taken: false,
};

function signedCall(): FastifyRequest {
  const body = Buffer.from('{}');
  const call = { timestamp: String(now.getTime()), nonce: 'a-nonce-of-its-own', path: '/vendor/v1/bet', rawBody: body };
  const headers = {
    'x-vendor': 'acme',
    'x-timestamp': call.timestamp,
    'x-nonce': call.nonce,
    'x-signature': signatureOf(secret, call),
  };
  // the parts of a request that a signature check reads
  return { headers, body, url: call.path } as unknown as FastifyRequest;
}

test('that a vendor has its new secret is noted once, and by a later call where the database was away', async () => {
  let away = true;
  const notes = jest.fn();
  const query = async (sql: string) => {
    if (sql.startsWith('SELECT')) return [row];
    notes();
    if (away) throw new Error('away');
    return [];
  };
  // the only part of the database that signature checks use
  const database = { query } as unknown as Services['database'];
  const signatures = createSignatureVerifier({ database, clock: () => now, log: silentLog, settings });

  await signatures.check(signedCall());
  await new Promise(setImmediate);
  away = false;
  await signatures.check(signedCall());
  await new Promise(setImmediate);
  await signatures.check(signedCall());
  expect(notes).toHaveBeenCalledTimes(2);
});
