import { memberBonusList, type OperatorBonus } from '@unisite/shared/contract/operatorsBonuses';
import { useFormat, useLocalized, useText } from '@unisite/shared/i18n';
import { ErrorState, Tag } from '@unisite/shared/ui';
import { Meter } from '@unisite/shared/ui/charts';
import type { ReactElement } from 'react';
import { useOperation } from '../../../frame/api/queries.ts';
import { useErrorText } from '../../../frame/words/useErrorText.ts';
import { useNumberFormat } from '../../../frame/words/useNumberFormat.ts';
import styles from './Bonuses.module.css';
import { ClosedBonuses } from './ClosedBonuses.tsx';

/** A member's latest bonuses: progress of open ones, and outcome of closed ones. */
export function MemberBonuses({ id }: { id: string }): ReactElement | null {
  const t = useText();
  const errorText = useErrorText();
  const { data, error, refetch } = useOperation(memberBonusList, { id });
  if (error && !data)
    return (
      <ErrorState
        title={t('bonuses.failed')}
        text={errorText(error)}
        code={error.code}
        onRetry={() => void refetch()}
      />
    );
  if (!data || data.rows.length === 0) return null;
  const open = data.rows.filter(({ closedAt }) => closedAt === null);
  const closed = data.rows.filter(({ closedAt }) => closedAt !== null);
  return (
    <>
      <h3>{t('bonuses.latest')}</h3>
      {open.length > 0 && (
        <ul className={styles.bonuses}>
          {open.map((bonus) => (
            <OpenBonus key={bonus.id} bonus={bonus} />
          ))}
        </ul>
      )}
      {closed.length > 0 && <ClosedBonuses bonuses={closed} />}
    </>
  );
}

function OpenBonus({ bonus }: { bonus: OperatorBonus }): ReactElement {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const figures = useNumberFormat();
  const { title, source, state, amount, holds, wagered, target, givenAt, endsAt, weights, largestBet } = bonus;
  const money = (sum: number) => format.money(sum, { whole: Number.isInteger(sum) });
  return (
    <li>
      <div className="row">
        <strong>{localized(title)}</strong>
        <Tag tone={state === 'running' ? 'sky' : undefined}>{t(`bonuses.state.${state}`)}</Tag>
      </div>
      <small className="muted">
        {[source, t('bonuses.given', { amount: money(amount), at: figures.when(givenAt) })]
          .concat(endsAt === null ? [] : t('bonuses.ends', { at: figures.when(endsAt) }))
          .join(' · ')}
      </small>
      {target > 0 && (
        <>
          <Meter value={wagered / target} label={t('bonuses.wagering', { title: localized(title) })} />
          <small className="num">
            {t('bonuses.stands', { holds: money(holds), wagered: money(wagered), target: money(target) })}
          </small>
          <ul className={styles.weights} aria-label={t('bonuses.counts')}>
            {weights.map(({ category, percent }) => (
              <li key={category}>
                {t(`promotions.category.${category}`)} <b className="num">{figures.percent(percent)}</b>
              </li>
            ))}
            {largestBet !== null && (
              <li>
                {t('bonuses.largestBet')} <b className="num">{money(largestBet)}</b>
              </li>
            )}
          </ul>
        </>
      )}
    </li>
  );
}
