import { createHmac } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { signatureOf } from './signature.ts';

const parts = { timestamp: '1700000000000', nonce: 'n-1', path: '/vendor/v1/bet', body: '{"amount":100}' };

test('signs time stamp, nonce, path and body, joined by dots', () => {
  const expected = createHmac('sha256', 'key').update('1700000000000.n-1./vendor/v1/bet.{"amount":100}').digest('hex');
  expect(signatureOf('key', parts)).toBe(expected);
});

test.each([
  ['time stamp', { ...parts, timestamp: '1700000000001' }],
  ['nonce', { ...parts, nonce: 'n-2' }],
  ['path', { ...parts, path: '/vendor/v1/win' }],
  ['body', { ...parts, body: '{"amount":101}' }],
])('another %s has another signature', (_, other) => {
  expect(signatureOf('key', other)).not.toBe(signatureOf('key', parts));
});
