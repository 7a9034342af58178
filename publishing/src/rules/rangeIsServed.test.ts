import { expect, it } from '@jest/globals';
import { version as react } from 'react';
import { served } from '../served.ts';
import { described, readable } from '../testing/builds.ts';
import { rangeIsServed } from './rangeIsServed.ts';

const needing = (shared: string) => rangeIsServed(readable({ manifest: described({ needs: { shared } }) }));

it('takes a range that the served version lies in', () => {
  expect(needing('^1.0.0')).toEqual([]);
  expect(needing('>=1 <3')).toEqual([]);
});

it('refuses a range that it does not, and what is no range', () => {
  expect(needing('^2.0.0')).toEqual([{ code: 'RANGE_NOT_SERVED', what: `^2.0.0, served is ${served.shared}` }]);
  expect(needing('newest')).toEqual([{ code: 'RANGE_MALFORMED', what: 'newest' }]);
  expect(needing('1 '.repeat(100)).map(({ code }) => code)).toEqual(['RANGE_MALFORMED']);
});

it('knows the React that the page has', () => {
  expect(react.split('.')[0]).toBe(String(served.react));
});
