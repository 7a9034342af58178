import type { CashStanding } from '@unisite/shared/contract/operatorsCashStanding';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Amount, Icon, Tag } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { MemberLink } from '../../../../frame/cards/MemberName.tsx';
import { useMarkets } from '../../../../frame/words/useMarkets.ts';
import { useNumberFormat } from '../../../../frame/words/useNumberFormat.ts';
import styles from './CashTable.module.css';

interface MemberCellProps {
  member: { readonly account: string; readonly nickname: string };
  market: string;
}

/** The member; links to the member's page if the operator may see it. */
export function MemberCell({ member, market }: MemberCellProps): ReactElement {
  const { nameOf } = useMarkets();
  const { account, nickname } = member;
  return (
    <>
      <MemberLink account={account} />
      <small>
        {nickname} · {nameOf(market)}
      </small>
    </>
  );
}

interface StandingProps {
  standing: CashStanding;
}

/** Main wallet, bonuses and debt. */
export function BalanceCell({ standing: { balance, bonus, debt } }: StandingProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const money = (value: number) => format.money(value, { whole: true });
  return (
    <>
      <Amount value={money(balance)} />
      {bonus > 0 && <small>{t('cashDesk.bonus', { amount: money(bonus) })}</small>}
      {debt > 0 && <small className={styles.bad}>{t('cashDesk.debt', { amount: money(debt) })}</small>}
    </>
  );
}

/** Stakes since the last deposit, against deposits. */
export function StakedCell({ standing: { depositDay, deposited, staked } }: StandingProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const figures = useNumberFormat();
  const money = (value: number) => format.money(value, { whole: true });
  if (depositDay === null) return <small>{t('cashDesk.noDeposit')}</small>;
  return (
    <>
      <Amount value={money(staked)} />
      <small>
        {deposited > 0
          ? t('cashDesk.ofDeposited', { share: figures.rate(staked / deposited), amount: money(deposited) })
          : null}
      </small>
      <small>{t('cashDesk.sinceDay', { day: format.date(depositDay) })}</small>
    </>
  );
}

/** Earlier ones of the same kind. */
export function EarlierCell({ standing: { earlier } }: StandingProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const figures = useNumberFormat();
  if (earlier.completed + earlier.failed === 0) return <small>{t('cashDesk.noneBefore')}</small>;
  return (
    <>
      <Amount value={format.money(earlier.amount, { whole: true })} />
      <small>{t('cashDesk.times', { count: earlier.completed, n: figures.count(earlier.completed) })}</small>
      {earlier.failed > 0 && (
        <small>{t('cashDesk.failed', { count: earlier.failed, n: figures.count(earlier.failed) })}</small>
      )}
    </>
  );
}

/** More serious risks than something being new. */
const serious: readonly CashStanding['risks'][number]['risk'][] = [
  'openSigns',
  'chargedBack',
  'samePerson',
  'sharedDevice',
  'littlePlay',
];

/** Risks to review. */
export function RiskCell({ standing: { risks } }: StandingProps): ReactElement {
  const t = useText();
  if (risks.length === 0) {
    return (
      <span className={styles.good}>
        <Icon name="check" size={14} />
        {t('cashDesk.noRisk')}
      </span>
    );
  }
  return (
    <span className={styles.risks}>
      {risks.map(({ risk, count }) => (
        <Tag key={risk} tone={serious.includes(risk) ? 'coral' : 'gold'}>
          {t(`cashDesk.risk.${risk}`, { count: count ?? 0 })}
        </Tag>
      ))}
    </span>
  );
}
