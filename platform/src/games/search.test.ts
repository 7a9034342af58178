import { describe, expect, it } from '@jest/globals';
import { editsToStart, plain, search, searchKey } from './search.ts';

const titles = [
  ['Long Châu Rực Lửa', 'Blazing Dragon Pearl', 'Lumivolta'],
  ['Đại Bàng Núi Tuyết', 'Snowpeak Eagle', 'Dunefolk'],
  ['Tài Lộc Hoàng Kim', 'Golden Fortune', 'Kim Hạc Phường'],
  ['Baccarat Thượng Hạng', 'Baccarat Prestige', 'Maison Orlec'],
  ['Hổ Vằn Rừng Thẳm', 'Deepwood Tiger', 'Kim Hạc Phường'],
] as const;
const entries = titles.map(([vi, en, vendor]) => ({ vi, search: searchKey([vi, en], vendor) }));
const found = (text: string) => search(entries, text).map(({ vi }) => vi);

describe('plain', () => {
  it('drops diacritics, case and signs', () => {
    expect(plain("  Đại Lộ—Ánh  Sáng: Ragnarok's Ễ ")).toBe('dai lo anh sang ragnaroks e');
  });
});

describe('search', () => {
  it('finds titles typed without diacritics, in either language, by their vendor, and without gaps', () => {
    expect(found('tai loc')).toEqual(['Tài Lộc Hoàng Kim']);
    expect(found('TÀI LỘC')).toEqual(['Tài Lộc Hoàng Kim']);
    expect(found('golden')).toEqual(['Tài Lộc Hoàng Kim']);
    expect(found('dai bang')).toEqual(['Đại Bàng Núi Tuyết']);
    expect(found('kim hac')).toEqual(['Tài Lộc Hoàng Kim', 'Hổ Vằn Rừng Thẳm']);
    expect(found('tailoc')).toEqual(['Tài Lộc Hoàng Kim']);
  });
  it('finds what is typed so far', () => {
    expect(found('bacc')).toEqual(['Baccarat Thượng Hạng']);
    expect(found('tiger deep')).toEqual(['Hổ Vằn Rừng Thẳm']);
  });
  it('forgives small slips', () => {
    for (const slip of ['bacarat', 'baccrat', 'bacacrat', 'baccarta', 'bxccarat']) {
      expect(found(slip)).toEqual(['Baccarat Thượng Hạng']);
    }
    expect(found('dragn pearl')).toEqual(['Long Châu Rực Lửa']);
  });
  it('does not guess wildly', () => {
    expect(found('xyz')).toEqual([]);
    expect(found('poker')).toEqual([]);
  });
  it('puts the best match first and keeps the order of equal ones', () => {
    expect(search([...entries].reverse(), 'kim').map(({ vi }) => vi)).toEqual([
      'Hổ Vằn Rừng Thẳm',
      'Tài Lộc Hoàng Kim',
    ]);
  });
  it('prefers words that stand together', () => {
    const both = [...entries, { vi: 'x', search: searchKey(['Song Long Tranh Châu', 'Twin Dragons'], 'Olvarra') }];
    expect(search(both.toReversed(), 'long chau').map(({ vi }) => vi)).toEqual(['Long Châu Rực Lửa', 'x']);
  });
  it('answers everything for an empty text', () => {
    expect(found('   ')).toHaveLength(entries.length);
  });
});

describe('editsToStart', () => {
  it('counts edits to the nearest beginning', () => {
    expect(editsToStart('bacc', 'baccarat', 1)).toBe(0);
    expect(editsToStart('bca', 'baccarat', 1)).toBe(1);
    expect(editsToStart('dragn', 'dragon', 1)).toBe(1);
  });
});
