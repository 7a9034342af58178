import { expect, test } from '@jest/globals';
import { parseSiteRequest } from './siteMessages.ts';

const origin = 'https://site.example';
// Stand-ins for the windows of a page: only their identity counts.
const site = {} as Window;
const other = {} as Window;
const from = { window: site, origin };

test('a game hears what the page around it asks for, of that window and origin only', () => {
  for (const type of ['focus-in', 'pause', 'resume']) {
    expect(parseSiteRequest({ data: { type }, origin, source: site }, from)).toBe(type);
    expect(parseSiteRequest({ data: { type }, origin: 'https://evil.example', source: site }, from)).toBeNull();
    expect(parseSiteRequest({ data: { type }, origin, source: other }, from)).toBeNull();
    expect(parseSiteRequest({ data: { type }, origin, source: null }, from)).toBeNull();
  }
});

test('anything else is not heard', () => {
  for (const data of ['pause', null, 7, {}, { type: 'play' }, { type: ['pause'] }]) {
    expect(parseSiteRequest({ data, origin, source: site }, from)).toBeNull();
  }
});
