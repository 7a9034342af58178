import type { Menu } from '../stations.ts';

/** The lottery's menus, in display order. */
export const menus: readonly Menu[] = [
  { tag: 'NORTH', prizeMode: 'Lott', label: { vi: 'Miền Bắc', en: 'Northern' } },
  { tag: 'CENTRAL', prizeMode: 'Lott', label: { vi: 'Miền Trung', en: 'Central' } },
  { tag: 'SOUTH', prizeMode: 'Lott', label: { vi: 'Miền Nam', en: 'Southern' } },
  { tag: 'QUICK', prizeMode: 'ZY', label: { vi: 'Xổ số siêu tốc', en: 'Quick draws' } },
  { tag: 'SSC', prizeMode: 'Elott', label: { vi: 'Thời thời (SSC)', en: 'Five digits (SSC)' } },
  { tag: '11X5', prizeMode: 'Elott', label: { vi: '11 chọn 5', en: '5 of 11' } },
  { tag: 'PK10', prizeMode: 'Elott', label: { vi: 'Đua xe PK10', en: 'PK10 racing' } },
  { tag: 'LHC', prizeMode: 'Elott', label: { vi: 'Lục hợp (6/49)', en: 'Mark Six (6/49)' } },
  { tag: 'LF', prizeMode: 'Elott', label: { vi: 'Số ba chữ số', en: 'Three digits' } },
];
