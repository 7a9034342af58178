import { expect, test } from '@jest/globals';
import type { Announcement } from '@unisite/shared/contract/messages';
import { noticePath, paragraphsOf, pinnedFirst, readNoticePlace } from './noticePath.ts';

const read = (address: string) => readNoticePlace(new URLSearchParams(address));

test('an address is read and written again', () => {
  const place = { id: '7', type: 'PL', page: 3 } as const;
  expect(noticePath(place)).toBe('/noticePage?type=PL&page=3&id=7');
  expect(read('type=PL&page=3&id=7')).toEqual(place);
});

test('the defaults need no words', () => {
  expect(noticePath({ type: 'B', page: 1 })).toBe('/noticePage');
  expect(read('')).toEqual({ id: null, type: 'B', page: 1 });
});

test('what makes no sense is the default', () => {
  expect(read('type=PU&page=-2')).toEqual({ id: null, type: 'B', page: 1 });
  expect(read('page=1.5').page).toBe(1);
});

test('the pinned ones come first, otherwise the order stays', () => {
  const notice = (id: string, pinned: boolean): Announcement => ({
    id,
    type: 'B',
    title: id,
    content: '',
    time: '2026-11-20T00:00:00Z',
    pinned,
    picture: null,
  });
  const rows = [notice('4', false), notice('3', true), notice('2', false), notice('1', true)];
  expect(pinnedFirst(rows).map(({ id }) => id)).toEqual(['3', '1', '4', '2']);
});

test('a blank line parts paragraphs', () => {
  expect(paragraphsOf('Một\nhai\n\n\nBa\n')).toEqual(['Một\nhai', 'Ba']);
});
