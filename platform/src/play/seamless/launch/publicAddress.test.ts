import { expect, test } from '@jest/globals';
import { isPublicIp, publicOnlyLookup, resolvesToPrivate } from './publicAddress.ts';

test.each(['8.8.8.8', '172.15.255.255', '172.32.0.1', '192.167.255.255', '2606:4700::1111'])(
  '%s lies on the internet',
  (address) => {
    expect(isPublicIp(address)).toBe(true);
  },
);

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:a9fe:a9fe',
  '64:ff9b::7f00:1',
  'fd00::1',
  'fe80::1',
  'ff02::1',
  'no address',
])('%s does not', (address) => {
  expect(isPublicIp(address)).toBe(false);
});

test('a name that leads inside is found out, before and at the connection', async () => {
  expect(await resolvesToPrivate('localhost')).toBe(true);
  const told = (options: { all?: boolean }) =>
    new Promise((resolve) => publicOnlyLookup('localhost', options, (error) => resolve(error?.message)));
  expect(await told({})).toBe('localhost lies inside');
  expect(await told({ all: true })).toBe('localhost lies inside');
});
