import { noonOf } from '@unisite/shared/days';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Amount } from '@unisite/shared/ui';
import { Stat } from '@unisite/shared/ui/centre';
import type { ReactElement } from 'react';
import { byNet } from './byNet.ts';
import { playedDays } from './playedDays.ts';
import type { Summary } from './useSummary.ts';

/** The best of the days with play. */
export function BestDay({ summary }: { summary: Summary | undefined }): ReactElement {
  const t = useText();
  const format = useFormat();
  const played = summary && playedDays(summary.days);
  const [best] = byNet(played ?? []);
  const value = best ? (
    <Amount
      value={format.money(best.net, { whole: true, signed: true })}
      tone={best.net > 0 ? 'up' : best.net < 0 ? 'down' : undefined}
    />
  ) : (
    '–'
  );
  return (
    <Stat
      icon="calendar"
      label={t('profit.best')}
      value={summary && value}
      note={best ? `${format.weekday(noonOf(best.day))}, ${format.dayAndMonth(noonOf(best.day))}` : t('profit.noDay')}
    />
  );
}
