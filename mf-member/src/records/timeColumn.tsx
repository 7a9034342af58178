import type { Format, TextOf } from '@unisite/shared/i18n';
import type { Column } from '@unisite/shared/ui';

/** When it was. `more`: what is else about the column. */
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
