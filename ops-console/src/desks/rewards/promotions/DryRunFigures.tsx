import type { DryRunResult } from '@unisite/shared/contract/operatorsPromotionDryRun';
import { noonOf } from '@unisite/shared/days';
import { useFormat, useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import { useNumberFormat } from '../../../frame/words/useNumberFormat.ts';
import { DayBars } from './DayBars.tsx';
import styles from './DryRun.module.css';

/** Results of a dry run: totals, by day, by level, and assumptions. */
export function DryRunFigures({ result }: { result: DryRunResult }): ReactElement {
  const t = useText();
  const format = useFormat();
  const figures = useNumberFormat();
  const { count } = figures;
  const money = (sum: number) => format.money(sum, { whole: true });
  const isMoney = result.points === 0 && result.tickets === 0;
  const worth = isMoney
    ? money(result.cost)
    : result.points > 0
      ? t('dryRun.points', { count: result.points })
      : t('dryRun.tickets', { count: result.tickets });
  const days = result.byDay.map(({ day, amount, times }) => ({
    label: format.dayAndMonth(noonOf(day)),
    title: format.date(noonOf(day)),
    value: isMoney ? amount : times,
  }));
  return (
    <div className="stack">
      <p>
        {t('dryRun.sentence', {
          from: format.date(noonOf(result.from)),
          to: format.date(noonOf(result.to)),
          reached: count(result.reached),
          given: count(result.given),
          worth,
        })}
      </p>
      <dl className={styles.figures}>
        <div>
          <dt>{t('dryRun.figure.cost')}</dt>
          <dd className={`num ${styles.cost}`}>
            {worth}
            {isMoney && <small>{t('dryRun.atMost')}</small>}
          </dd>
        </div>
        <div>
          <dt>{t('dryRun.figure.given')}</dt>
          <dd className="num">
            {count(result.given)}
            <small>{t('dryRun.times', { count: result.times })}</small>
          </dd>
        </div>
        <div>
          <dt>{t('dryRun.figure.reached')}</dt>
          <dd className="num">
            {count(result.reached)}
            <small>{t('dryRun.of', { meant: count(result.meant), active: count(result.active) })}</small>
          </dd>
        </div>
        {result.median !== null && result.largest !== null && (
          <div>
            <dt>{t('dryRun.figure.each')}</dt>
            <dd className="num">
              {money(result.median)}
              <small>{t('dryRun.largest', { amount: money(result.largest) })}</small>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('dryRun.figure.shared')}</dt>
          <dd className="num">{count(result.shared)}</dd>
        </div>
        <div>
          <dt>{t('dryRun.figure.spent')}</dt>
          <dd>{result.spentOn ? format.date(noonOf(result.spentOn)) : t('dryRun.lasted')}</dd>
        </div>
      </dl>
      {result.times > 0 && (
        <div className={styles.parts}>
          <DayBars label={t('dryRun.byDay')} days={days} format={isMoney ? money : count} />
          <div className={styles.levels}>
            <table className="table">
              <caption className="visually-hidden">{t('dryRun.byLevel')}</caption>
              <thead>
                <tr>
                  <th scope="col">{t('dryRun.level')}</th>
                  <th scope="col">{t('dryRun.members')}</th>
                  <th scope="col">{t(isMoney ? 'dryRun.figure.cost' : 'dryRun.figure.times')}</th>
                </tr>
              </thead>
              <tbody>
                {result.byLevel.map(({ level, members, amount, times }) => (
                  <tr key={level}>
                    <th scope="row">{level ? t(`vip.level.${level}`) : t('dryRun.noLevel')}</th>
                    <td className="num">{count(members)}</td>
                    <td className="num">{isMoney ? money(amount) : count(times)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </div>
      )}
      <div>
        <h3>{t('dryRun.assumesTitle')}</h3>
        <ul className="muted">
          {result.assumes.map((one) => (
            <li key={one}>{t(`dryRun.assumes.${one}`)}</li>
          ))}
          <li>{t('dryRun.assumes.always')}</li>
        </ul>
      </div>
      <p className="muted">{t('dryRun.took', { time: figures.milliseconds(result.milliseconds) })}</p>
    </div>
  );
}
