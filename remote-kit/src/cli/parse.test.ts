import { describe, expect, test } from '@jest/globals';
import { parseMarket, parsePercent, parsePort, parseRevision, parseSite, parseTime } from './parse.ts';

describe('what stands on a command line', () => {
  test('a site is scheme and host', () => {
    expect(parseSite('https://example.org/live?x=1').href).toBe('https://example.org/');
    for (const wrong of ['example.org', 'ftp://example.org', 'https://me:secret@example.org', '']) {
      expect(() => parseSite(wrong)).toThrow();
    }
  });

  test('percent go in steps of a hundredth, and never to none or all', () => {
    expect(['0.01', '1', '33.33', '99.99'].map(parsePercent)).toEqual([0.01, 1, 33.33, 99.99]);
    for (const wrong of ['0', '100', '0.001', '5%', '']) expect(() => parsePercent(wrong)).toThrow();
  });

  test('markets, revisions and ports', () => {
    expect([parseMarket('VN'), parseRevision('0'), parsePort('4400')]).toEqual(['VN', 0, 4400]);
    expect(() => parseMarket('vn')).toThrow();
    expect(() => parseRevision('-1')).toThrow();
    expect(() => parsePort('70000')).toThrow();
  });

  test('a time is told in UTC', () => {
    expect(parseTime('2026-12-01T02:00+07:00')).toBe('2026-11-30T19:00:00.000Z');
    expect(() => parseTime('tomorrow')).toThrow();
  });
});
