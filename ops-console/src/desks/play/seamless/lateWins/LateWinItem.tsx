import './lateWinTexts.ts';
import type { LateWin } from '@unisite/shared/contract/operatorsLateWins';
import { useFormat, useLocalized, useText } from '@unisite/shared/i18n';
import { Amount, Tag } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { DialogButton } from '../../../../acts/DialogButton.tsx';
import { ProposalBox } from '../../../../acts/proposals/ProposalBox.tsx';
import styles from '../../../../frame/cards/DeskPanel.module.css';
import { MemberName } from '../../../../frame/cards/MemberName.tsx';
import { useNumberFormat } from '../../../../frame/words/useNumberFormat.ts';

/** One late win: amount, member, the closed round, and actions. */
export function LateWinItem({ lateWin }: { lateWin: LateWin }): ReactElement {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const figures = useNumberFormat();
  const { member, market, round, review, proposal, transactionId, roundId, vendor, game, amount, currency } = lateWin;
  return (
    <li className={styles.item}>
      <div className="row">
        <Tag tone={review ? 'jade' : 'coral'}>{t(`lateWins.outcome.${review?.outcome ?? 'open'}`)}</Tag>
        <strong>{localized(game.name)}</strong>
        <strong>
          <Amount value={format.money(amount)} />
        </strong>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t('cash.member')}</dt>
          <dd>
            <MemberName member={member} market={market} />
          </dd>
        </div>
        <div>
          <dt>{t('lateWins.round')}</dt>
          <dd>
            {t(`lateWins.roundState.${round.state}`, {
              round: roundId,
              staked: format.money(round.staked),
              won: format.money(round.won),
              at: round.closedAt === null ? '' : figures.when(round.closedAt),
            })}
          </dd>
        </div>
        <div>
          <dt>{t('lateWins.win')}</dt>
          <dd>
            {t('lateWins.sent', { win: transactionId, caller: lateWin.caller, vendor, at: figures.when(lateWin.at) })}
          </dd>
        </div>
      </dl>
      {review && (
        <p className="muted">
          {t(`lateWins.by.${review.outcome}`, { who: review.by, at: figures.when(review.at), why: review.why })}
        </p>
      )}
      {proposal && (
        <ProposalBox
          proposal={{
            ...proposal,
            change: {
              kind: 'lateWin',
              id: lateWin.id,
              roundId,
              transactionId,
              vendor,
              account: member.account,
              market,
              currency,
              amount,
            },
          }}
        />
      )}
      {!review && (
        <div className="row">
          {!proposal && (
            <DialogButton
              size="sm"
              variant="primary"
              aria-label={t('cash.actOn', { act: t('lateWins.pay'), reference: transactionId })}
              request={{ kind: 'reviewLateWin', lateWin, decision: 'pay' }}
            >
              {t('lateWins.pay')}
            </DialogButton>
          )}
          <DialogButton
            size="sm"
            variant="outline"
            aria-label={t('cash.actOn', { act: t('lateWins.dismiss'), reference: transactionId })}
            request={{ kind: 'reviewLateWin', lateWin, decision: 'dismiss' }}
          >
            {t('lateWins.dismiss')}
          </DialogButton>
        </div>
      )}
    </li>
  );
}
