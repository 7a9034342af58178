import { describe, expect, test } from '@jest/globals';
import { hasFilters, listRequest, noFilters, readFilters, readPages, writeFilters, writePages } from './filters.ts';

describe('filters in the address', () => {
  test('what is written is read again', () => {
    const filters = { vendor: 'kim-hac-phuong', flag: 'hot', text: 'rồng vàng', sort: 'name' } as const;
    expect(readFilters(writeFilters('', filters))).toEqual(filters);
  });

  test('what stands for nothing leaves the address, and what the filters do not know stays', () => {
    expect(writeFilters('?vendor=a&q=b&from=promo', noFilters)).toBe('?from=promo');
    expect(writeFilters('?flag=hot', noFilters)).toBe('');
  });

  test('another filter begins at the first page', () => {
    expect(writeFilters('?page=4', { ...noFilters, flag: 'new' })).toBe('?flag=new');
  });

  test('nonsense in the address counts as not said', () => {
    expect(readFilters('?flag=cheap&sort=luck&vendor=')).toEqual(noFilters);
    expect(readFilters(`?q=${'x'.repeat(100)}`).text).toHaveLength(60);
  });

  test('an address says up to which page its list is shown', () => {
    expect(['', '?page=3', '?page=0', '?page=99', '?page=x', '?page=1.5'].map(readPages)).toEqual([1, 3, 1, 99, 1, 1]);
    expect(readPages('?page=1e9')).toBe(100_000);
    expect([writePages('?flag=hot', 2), writePages('?page=5', 1)]).toEqual(['?flag=hot&page=2', '']);
  });
});

test('the order alone narrows nothing, and blanks are no text', () => {
  expect(hasFilters({ ...noFilters, sort: 'rtp' })).toBe(false);
  expect(hasFilters({ ...noFilters, text: '  ' })).toBe(false);
  expect(hasFilters({ ...noFilters, vendor: 'a' })).toBe(true);
});

test('the platform is asked for what is chosen and nothing else', () => {
  expect(listRequest('RNG', noFilters)).toEqual({ category: 'RNG', pageSize: 40, sort: 'popular' });
  expect(listRequest('PVP', { vendor: 'a', flag: 'hot', text: ' b ', sort: 'name' })).toEqual({
    category: 'PVP',
    pageSize: 40,
    sort: 'name',
    vendor: 'a',
    flag: 'hot',
    text: 'b',
  });
});
