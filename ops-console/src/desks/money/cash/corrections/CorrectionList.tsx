import type { Correction, CorrectionState } from '@unisite/shared/contract/operatorsCorrections';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Amount, Tag, type TagProps } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { DecisionButtons } from '../../../../acts/DecisionButtons.tsx';
import { MemberName } from '../../../../frame/cards/MemberName.tsx';
import { useNumberFormat } from '../../../../frame/words/useNumberFormat.ts';
import styles from './Corrections.module.css';

const tones: Readonly<Partial<Record<CorrectionState, NonNullable<TagProps['tone']>>>> = {
  waiting: 'gold',
  done: 'jade',
  refused: 'coral',
};

/** Corrections of balances, each with its decisions. */
export function CorrectionList({ rows }: { rows: readonly Correction[] }): ReactElement {
  return (
    <ul className={styles.corrections}>
      {rows.map((row) => (
        <Item key={row.id} correction={row} />
      ))}
    </ul>
  );
}

function Item({ correction }: { correction: Correction }): ReactElement {
  const t = useText();
  const format = useFormat();
  const figures = useNumberFormat();
  const { reference, member, market, state, direction, amount, why, sentence, askedBy, askedAt } = correction;
  const { decided, balances } = correction;
  return (
    <li>
      <div className={styles.correction}>
        <div className="row">
          <Tag tone={tones[state]}>{t(`corrections.state.${state}`)}</Tag>
          <strong className="num">{reference}</strong>
          <strong>
            <Amount value={format.money(direction === 'credit' ? amount : -amount, { signed: true })} />
          </strong>
        </div>
        <p>
          <MemberName member={member} market={market} />
        </p>
        <p>{t('pending.why', { why })}</p>
        <p className="muted">{t('corrections.reads', { sentence })}</p>
        <p className="muted">{t('corrections.asked', { who: askedBy, at: figures.when(askedAt) })}</p>
        {decided && (
          <p className="muted">
            {t(`corrections.decided.${state}`, { who: decided.by, at: figures.when(decided.at), why: decided.why })}
          </p>
        )}
        {balances && (
          <p className="muted num">
            {t('corrections.became', { before: format.money(balances.before), after: format.money(balances.after) })}
          </p>
        )}
      </div>
      {state === 'waiting' && (
        <DecisionButtons
          proposedBy={askedBy}
          reference={reference}
          request={(decision) => ({ kind: 'decideCorrection', correction, decision })}
        />
      )}
    </li>
  );
}
