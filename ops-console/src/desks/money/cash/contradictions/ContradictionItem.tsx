import './contradictionTexts.ts';
import type { Contradiction } from '@unisite/shared/contract/operatorsContradictions';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Amount, Tag } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { DialogButton } from '../../../../acts/DialogButton.tsx';
import panel from '../../../../frame/cards/DeskPanel.module.css';
import { MemberName } from '../../../../frame/cards/MemberName.tsx';
import { useNumberFormat } from '../../../../frame/words/useNumberFormat.ts';
import { Events } from '../Events.tsx';
import styles from './Contradictions.module.css';
import { SettlementProposal } from './SettlementProposal.tsx';
import { useContradictionText } from './useContradictionText.ts';

/** One contradiction: recorded and reported state, member, and possible settlements. */
export function ContradictionItem({ contradiction }: { contradiction: Contradiction }): ReactElement {
  const t = useText();
  const format = useFormat();
  const figures = useNumberFormat();
  const texts = useContradictionText(contradiction);
  const { reference, kind, member, market, balance, debt, times, lastAt, settled, proposal, effect } = contradiction;
  const money = (value: number) => format.money(value);
  return (
    <li className={panel.item}>
      <div className="row">
        <Tag tone={settled ? 'jade' : 'coral'}>{t(`contradictions.kind.${kind}`)}</Tag>
        <strong className="num">{reference}</strong>
        <strong>
          <Amount value={money(contradiction.amount)} />
        </strong>
      </div>
      <p className={styles.reported}>{texts.reported}</p>
      <dl className={panel.facts}>
        <div>
          <dt>{t('cash.member')}</dt>
          <dd>
            <MemberName member={member} market={market} />
          </dd>
        </div>
        <div>
          <dt>{t('contradictions.wallet')}</dt>
          <dd>
            {debt > 0 ? t('contradictions.walletOwes', { balance: money(balance), debt: money(debt) }) : money(balance)}
          </dd>
        </div>
        <div>
          <dt>{t('contradictions.lastReported')}</dt>
          <dd>{t('contradictions.times', { count: times, at: figures.when(lastAt) })}</dd>
        </div>
      </dl>
      <Events events={contradiction.events} />
      {settled && (
        <div className={styles.proposal}>
          <p>
            <strong>{t(`contradictions.settled.${settled.outcome}`)}</strong>
          </p>
          <p className="muted">{texts.proposedBy(settled.proposed)}</p>
          <p className="muted">{texts.approvedBy(settled.approved)}</p>
        </div>
      )}
      {proposal && <SettlementProposal contradiction={contradiction} proposal={proposal} />}
      {!settled && !proposal && (
        <div className="row">
          {effect && (
            <DialogButton
              size="sm"
              variant="primary"
              aria-label={t('cash.actOn', { act: texts.follow, reference })}
              request={{ kind: 'proposeSettlement', contradiction, outcome: 'followed' }}
            >
              {texts.follow}
            </DialogButton>
          )}
          <DialogButton
            size="sm"
            variant="outline"
            aria-label={t('cash.actOn', { act: t('contradictions.dismiss'), reference })}
            request={{ kind: 'proposeSettlement', contradiction, outcome: 'dismissed' }}
          >
            {t('contradictions.dismiss')}
          </DialogButton>
        </div>
      )}
    </li>
  );
}
