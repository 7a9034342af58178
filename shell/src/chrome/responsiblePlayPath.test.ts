import { expect, test } from '@jest/globals';
import { placed, snapshotOf } from '../loader/testing.ts';
import { responsiblePlayPath } from './responsiblePlayPath.ts';

const centre = placed('mf-member', {
  routes: [{ path: '/member', module: './Member', requires: 'member', title: { vi: 'Hội viên', en: 'Members' } }],
});

test('members are led to their own limits and breaks, everybody else to what is said of them', () => {
  const withCentre = snapshotOf(centre);
  expect(responsiblePlayPath(withCentre, { memberCentre: true })).toBe('/member?page=responsiblePlay');
  expect(responsiblePlayPath(withCentre, { memberCentre: false })).toBe('/help?topic=responsible');
});

test('where no remote has the member centre members read the help as well', () => {
  expect(responsiblePlayPath(snapshotOf(), { memberCentre: true })).toBe('/help?topic=responsible');
});
