import { expect, test } from '@jest/globals';
import type { DrawResult, Region } from '@unisite/shared/contract/lottery';
import { hasAllRegions, latestOfKinds, latestOfRegion, newestRegion, placeInDay, recentResults } from './latest.ts';

const result = (code: string, region: Region | null, numero: string, drawnAt: string): DrawResult => ({
  code,
  remark: code,
  gameGroupCode: region ? 'MN' : (code.split('_')[0] ?? code),
  region,
  numero,
  drawnAt,
  prizes: [],
});

const rows = [
  result('GL', 'central', '20261120', '2026-11-20T10:15:00Z'),
  result('VL', 'south', '20261120', '2026-11-20T09:15:00Z'),
  result('TV', 'south', '20261120', '2026-11-20T09:15:00Z'),
  result('TN', 'south', '20261119', '2026-11-19T09:15:00Z'),
  result('MB', 'north', '20261119', '2026-11-19T11:15:00Z'),
];
const electronic = [
  result('PK10_1', null, '20261120-1063', '2026-11-20T10:43:00Z'),
  result('SSC_1', null, '20261120-1063', '2026-11-20T10:43:00Z'),
  result('SSC_5', null, '20261120-0212', '2026-11-20T10:40:00Z'),
  result('LF_3D', null, '20261119', '2026-11-19T11:30:00Z'),
];

test('only the stations of the latest day of a region stand side by side', () => {
  expect(latestOfRegion(rows, 'south').map(({ code }) => code)).toEqual(['VL', 'TV']);
  expect(latestOfRegion(rows, 'north').map(({ code }) => code)).toEqual(['MB']);
  expect(latestOfRegion([], 'north')).toEqual([]);
});

test('the latest of each electronic kind', () => {
  expect(latestOfKinds(electronic).map(({ result }) => result.code)).toEqual(['SSC_1', 'PK10_1', 'LF_3D']);
});

test('the last three are of two regions and one electronic game', () => {
  expect(recentResults(rows, electronic).map(({ code }) => code)).toEqual(['VL', 'GL', 'SSC_1']);
});

test('without regions they are of different kinds', () => {
  expect(recentResults([], electronic).map(({ code }) => code)).toEqual(['SSC_1', 'LF_3D']);
});

test('the region that drew last is shown first', () => {
  expect(newestRegion(rows)).toBe('central');
  expect(newestRegion(rows.slice(3))).toBe('north');
  expect(newestRegion(electronic)).toBe('south');
});

test('a day is complete when every region drew', () => {
  expect(hasAllRegions(rows)).toBe(true);
  expect(hasAllRegions(rows.slice(0, 3))).toBe(false);
});

test('a draw of many in a day has a place', () => {
  expect(placeInDay('20261120-0007')).toBe('7');
  expect(placeInDay('20261120')).toBeNull();
});
