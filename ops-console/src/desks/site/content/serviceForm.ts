import { isContactAddress } from '@unisite/shared/contract/operatorsAddresses';
import { firstServiceType, type ServiceEntries } from '@unisite/shared/contract/operatorsMarketSettings';

type Entry = ServiceEntries[number];

/** Input of a channel; `id` identifies the row while the dialog is open. */
export interface ServiceRow {
  readonly id: number;
  readonly type: string;
  readonly vi: string;
  readonly en: string;
  readonly path: string;
}

export const rowsOf = (entries: ServiceEntries): ServiceRow[] =>
  entries.map(({ type, title, path }, id) => ({ id, type, ...title, path }));

export const entryOf = ({ type, vi, en, path }: ServiceRow): Entry => ({
  type,
  title: { vi: vi.trim(), en: en.trim() },
  path: path.trim(),
});

/** Adds an empty row with the smallest free type. */
export function withNewRow(rows: readonly ServiceRow[]): ServiceRow[] {
  const types = Array.from({ length: 99 }, (_, index) => String(index + 1));
  const free = types.find((type) => type !== firstServiceType && !rows.some((row) => row.type === type));
  const type = rows.some((row) => row.type === firstServiceType) ? (free ?? '99') : firstServiceType;
  return [...rows, { id: Math.max(-1, ...rows.map(({ id }) => id)) + 1, type, vi: '', en: '', path: '' }];
}

/** Makes a row the default; the previous default gets its type. */
export const withFirst = (rows: readonly ServiceRow[], first: ServiceRow): ServiceRow[] =>
  rows.map((row) => {
    if (row.id === first.id) return { ...row, type: firstServiceType };
    return row.type === firstServiceType ? { ...row, type: first.type } : row;
  });

/** Invalid fields of a row. */
export const wrongFields = ({ vi, en, path }: ServiceRow): readonly ('vi' | 'en' | 'path')[] => [
  ...(vi.trim() === '' ? ['vi' as const] : []),
  ...(en.trim() === '' ? ['en' as const] : []),
  ...(isContactAddress(path.trim()) ? [] : ['path' as const]),
];
