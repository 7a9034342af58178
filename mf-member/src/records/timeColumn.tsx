import type { Format, TextOf } from '@unisite/shared/i18n';
import type { Column } from '@unisite/shared/ui';

/** The time column. `more`: further options of the column. */
export const timeColumn = (
  t: TextOf,
  format: Format,
  more: Pick<Column<{ at: string }>, 'className' | 'end'> = {},
): Column<{ at: string }> => ({
  key: 'at',
  head: t('record.time'),
  className: 'muted',
  cell: ({ at }) => (
    <time className="num" dateTime={at}>
      {format.dateTime(at)}
    </time>
  ),
  ...more,
});
