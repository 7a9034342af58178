import { expect, test } from '@jest/globals';
import { readTrustedProxies } from './trustedProxies.ts';

test.each([
  [undefined, false],
  ['', false],
  ['0', false],
  ['1', 1],
  ['3', 3],
  ['10.0.0.0/8, 192.0.2.7', ['10.0.0.0/8', '192.0.2.7']],
  ['fd00::/8,loopback', ['fd00::/8', 'loopback']],
])('%s means %j', (said, meant) => {
  expect(readTrustedProxies(said)).toEqual(meant);
});

test.each([
  'true',
  'yes',
  '-1',
  '11',
  '1.5',
  '10.0.0.0/33',
  '10.0.0/8',
  'proxy.example',
  '10.0.0.1,',
  '::1/129',
  '10.0.0.0/8/8',
])('%s is refused with what may stand there', (said) => {
  expect(() => readTrustedProxies(said)).toThrow(/^TRUST_PROXY has ".*"; say how many proxies stand in front/);
});
