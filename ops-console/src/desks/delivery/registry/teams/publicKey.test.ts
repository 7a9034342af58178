import { expect, test } from '@jest/globals';
import { readPublicKey } from './publicKey.ts';

/** Examples from RFC 8410. */
const raw = 'Gb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=';
const pem = `-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEA${raw}\n-----END PUBLIC KEY-----\n`;
const privateHalf = `-----BEGIN PRIVATE KEY-----
MC4CAQAwBQYDK2VwBCIEINTuctv5E1hK1bbY8fdp+K06/nwoy/HU++CXqI9EdVhC
-----END PRIVATE KEY-----`;

test('a key is read from base64 and from a PEM file', () => {
  expect(readPublicKey(` ${raw}\n`)).toBe(raw);
  expect(readPublicKey(pem)).toBe(raw);
});

test('anything else is not taken, least of all a private key', () => {
  expect(readPublicKey('')).toBeNull();
  expect(readPublicKey('hello')).toBeNull();
  expect(readPublicKey(privateHalf)).toBeNull();
});
