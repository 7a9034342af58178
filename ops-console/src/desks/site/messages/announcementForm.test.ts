import { expect, test } from '@jest/globals';
import type { OperatorAnnouncement } from '@unisite/shared/contract/operatorsAnnouncements';
import { draftOf, emptyForm, faultsOf, formOf } from './announcementForm.ts';

const zone = 'Asia/Ho_Chi_Minh';
const now = Date.parse('2026-11-25T03:00:00Z');
const one: OperatorAnnouncement = {
  id: '4',
  revision: 2,
  state: 'shown',
  markets: ['VN'],
  type: 'H',
  pinned: false,
  banner: null,
  title: { vi: 'Bảo trì', en: 'Maintenance' },
  content: { vi: 'Từ 2 giờ.', en: 'From 2.' },
  from: '2026-11-25T02:00:12.345Z',
  until: null,
};

test('what is there comes into the form and out of it as it was, to the second', () => {
  const form = formOf(one, zone);
  expect(form).toMatchObject({ titleVi: 'Bảo trì', from: '2026-11-25T09:00', until: '' });
  const { id: _id, revision: _revision, state: _state, ...draft } = one;
  expect(draftOf(form, zone, one)).toEqual(draft);
  expect(draftOf({ ...form, until: '2026-11-26T00:00' }, zone, one).until).toBe('2026-11-25T17:00:00.000Z');
});

test('names what is missing, and an end that is not ahead', () => {
  expect(Object.keys(faultsOf(emptyForm, zone, now)).toSorted()).toEqual([
    'contentEn',
    'contentVi',
    'markets',
    'titleEn',
    'titleVi',
  ]);
  const form = formOf(one, zone);
  expect(faultsOf(form, zone, now)).toEqual({});
  expect(faultsOf({ ...form, until: '2026-11-25T10:00' }, zone, now)).toEqual({ until: 'endPassed' });
  expect(faultsOf({ ...form, from: '2026-12-01T10:00', until: '2026-11-30T10:00' }, zone, now)).toEqual({
    until: 'endPassed',
  });
  expect(faultsOf({ ...form, from: '2026-12' }, zone, now)).toEqual({ from: 'noTime' });
});
