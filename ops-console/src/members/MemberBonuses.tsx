import { memberBonusList } from '@unisite/shared/contract/operatorsBonuses';
import { useFormat, useLocalized, useText } from '@unisite/shared/i18n';
import { ErrorState, Tag } from '@unisite/shared/ui';
import { Meter } from '@unisite/shared/ui/charts';
import type { ReactElement } from 'react';
import { useOperation } from '../api/queries.ts';
import { useErrorText } from '../words/useErrorText.ts';
import { useNumberFormat } from '../words/useNumberFormat.ts';
import styles from './Members.module.css';

/** A member's newest bonuses, and how far each is wagered. */
export function MemberBonuses({ id }: { id: string }): ReactElement | null {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const figures = useNumberFormat();
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
  const money = (sum: number) => format.money(sum, { whole: Number.isInteger(sum) });
  return (
    <>
      <h3>{t('bonuses.latest')}</h3>
      <ul className={styles.bonuses}>
        {data.rows.map(({ id: bonus, title, source, state, amount, holds, wagered, target, givenAt }) => (
          <li key={bonus}>
            <div className="row">
              <strong>{localized(title)}</strong>
              <Tag tone={state === 'running' ? 'sky' : state === 'released' ? 'jade' : undefined}>
                {t(`bonuses.state.${state}`)}
              </Tag>
            </div>
            <small className="muted">
              {[source, t('bonuses.given', { amount: money(amount), at: figures.when(givenAt) })].join(' · ')}
            </small>
            {target > 0 && (
              <>
                <Meter value={wagered / target} label={t('bonuses.wagering', { title: localized(title) })} />
                <small className="num">
                  {t('bonuses.stands', { holds: money(holds), wagered: money(wagered), target: money(target) })}
                </small>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
