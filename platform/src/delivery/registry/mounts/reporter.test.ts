import { expect, it } from '@jest/globals';
import { addressBlock, reporterHash } from './reporter.ts';

it('takes a network of IPv6 as one reporter, however it is written', () => {
  expect(addressBlock('2001:db8:0:7:aaaa::1')).toBe('2001:db8:0:7');
  expect(addressBlock('2001:0DB8::0007:0:0:0:2')).toBe('2001:db8:0:7');
  expect(addressBlock('2001:db8::1')).toBe('2001:db8:0:0');
  expect(addressBlock('2001:db8:0:8::1')).not.toBe(addressBlock('2001:db8:0:7::1'));
});

it('takes an IPv4 address as it is, also inside IPv6', () => {
  expect(addressBlock('203.0.113.9')).toBe('203.0.113.9');
  expect(addressBlock('::ffff:203.0.113.9')).toBe('203.0.113.9');
  expect(addressBlock('::1')).toBe('0:0:0:0');
});

it('names the same address otherwise on another day', () => {
  const today = Buffer.alloc(32, 1);
  expect(reporterHash('203.0.113.9', today)).toEqual(reporterHash('203.0.113.9', today));
  expect(reporterHash('203.0.113.9', today)).not.toEqual(reporterHash('203.0.113.9', Buffer.alloc(32, 2)));
  expect(reporterHash('203.0.113.9', today)).toHaveLength(12);
});
