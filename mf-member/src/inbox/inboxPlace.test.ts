import { expect, test } from '@jest/globals';
import { inboxPath, paragraphsOf, readInboxPlace } from './inboxPlace.ts';

test('the page and the open message stand in the address', () => {
  expect(inboxPath({ category: null, page: 1, id: null })).toBe('/member?page=messageV2');
  const place = { category: 'cash' as const, page: 3, id: '408' };
  expect(inboxPath(place)).toBe('/member?page=messageV2&of=cash&p=3&id=408');
  expect(readInboxPlace(new URL(inboxPath(place), 'http://x').search)).toEqual(place);
  expect(readInboxPlace('?of=x&p=x&id=')).toEqual({ category: null, page: 1, id: null });
});

test('a blank line parts paragraphs, a line break does not', () => {
  expect(paragraphsOf('one\ntwo\n\n three \n \n\n')).toEqual(['one\ntwo', 'three']);
});
