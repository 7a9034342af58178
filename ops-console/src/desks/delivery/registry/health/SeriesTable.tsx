import { useText } from '@unisite/shared/i18n';
import { Scroller } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { useNumberFormat } from '../../../../frame/words/useNumberFormat.ts';
import type { Series } from './series.ts';

/** The charts' figures, latest first; steps without visits are left out. */
export function SeriesTable({ series, timeOf }: { series: Series; timeOf: (at: number) => string }): ReactElement {
  const t = useText();
  const figures = useNumberFormat();
  const rows = series.times
    .flatMap((time, index) =>
      series.courses.flatMap(({ key, version, canary, visits, failures, p75 }) => {
        const count = visits[index];
        return count == null
          ? []
          : [
              {
                key: `${time} ${key}`,
                time,
                version,
                canary,
                count,
                failing: failures[index] ?? 0,
                slow: p75[index] ?? null,
              },
            ];
      }),
    )
    .toReversed();
  return (
    <Scroller label={t('health.figures')}>
      <table className="table table--tight">
        <caption className="visually-hidden">{t('health.figures')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('health.time')}</th>
            <th scope="col">{t('health.version')}</th>
            <th scope="col" className="end">
              {t('figure.visits')}
            </th>
            <th scope="col" className="end">
              {t('figure.failures')}
            </th>
            <th scope="col" className="end">
              {t('figure.p75')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, time, version, canary, count, failing, slow }) => (
            <tr key={key}>
              <td className="num">{timeOf(time)}</td>
              <td>{t(canary ? 'health.canary' : 'health.everyone', { version: version || t('health.former') })}</td>
              <td className="end num">{figures.count(count)}</td>
              <td className="end num">{figures.rate(failing)}</td>
              <td className="end num">{figures.milliseconds(slow)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
