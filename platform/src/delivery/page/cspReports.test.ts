import { expect, it } from '@jest/globals';
import { violationsOf } from './cspReports.ts';

it('reads both forms of report, without the queries of addresses', () => {
  const expected = {
    directive: 'script-src-elem',
    blocked: 'https://evil.test/x.js',
    page: 'http://localhost/index',
    sample: '',
  };
  expect(
    violationsOf({
      'csp-report': {
        'effective-directive': 'script-src-elem',
        'blocked-uri': 'https://evil.test/x.js?a=1',
        'document-uri': 'http://localhost/index?referralCode=SECRET',
      },
    }),
  ).toEqual([expected]);
  const body = {
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.test/x.js',
    documentURL: 'http://localhost/index#t',
  };
  expect(violationsOf([{ type: 'csp-violation', body }, { type: 'x' }, null])).toEqual([expected]);
  expect(
    violationsOf([{ type: 'integrity-violation', body: { blockedURL: 'a', documentURL: 'b', destination: 'script' } }]),
  ).toEqual([{ directive: 'integrity-violation script', blocked: 'a', page: 'b', sample: '' }]);
});

it.each([null, undefined, 'text', 7, {}, { 'csp-report': 'x' }, [[]]])('makes nothing of %j', (body) => {
  expect(violationsOf(body)).toEqual([]);
});
