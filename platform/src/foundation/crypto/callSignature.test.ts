import { createHmac } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { isSigned, signatureOf } from './callSignature.ts';

const now = new Date('2026-03-02T03:00:00Z');
const call = {
  timestamp: String(now.getTime()),
  nonce: 'a-nonce-of-its-own',
  path: '/vendor/v1/bet',
  rawBody: Buffer.from('{"vui":"Tết"}'),
};

test('is the HMAC of time stamp, nonce, path and body joined by points', () => {
  const text = `${call.timestamp}.a-nonce-of-its-own./vendor/v1/bet.{"vui":"Tết"}`;
  expect(signatureOf('secret', call)).toBe(createHmac('sha256', 'secret').update(text, 'utf8').digest('hex'));
});

test('holds for this call only, for five minutes', () => {
  const signature = signatureOf('secret', call);
  expect(isSigned(call, signature, 'secret', now)).toBe(true);
  expect(isSigned(call, signature.toUpperCase(), 'secret', now)).toBe(true);
  expect(isSigned(call, signature, 'other', now)).toBe(false);
  expect(isSigned({ ...call, path: '/vendor/v1/win' }, signature, 'secret', now)).toBe(false);
  expect(isSigned({ ...call, nonce: 'another-nonce' }, signature, 'secret', now)).toBe(false);
  expect(isSigned({ ...call, rawBody: Buffer.from('{}') }, signature, 'secret', now)).toBe(false);
  expect(isSigned(call, signature, 'secret', new Date(now.getTime() + 300_001))).toBe(false);
  expect(isSigned(call, signature.slice(0, 63), 'secret', now)).toBe(false);
});

test('a time stamp or nonce of another form is none, however it is signed', () => {
  for (const other of [{ timestamp: 'now' }, { timestamp: '' }, { nonce: 'short' }, { nonce: 'x'.repeat(81) }]) {
    const odd = { ...call, ...other };
    expect(isSigned(odd, signatureOf('secret', odd), 'secret', now)).toBe(false);
  }
});
