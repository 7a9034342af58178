import { CallError, call, invalidate, useAction, useOperation } from '@unisite/shared/api';
import type { LotteryGame } from '@unisite/shared/contract/lottery';
import { refusalSentence } from '@unisite/shared/contract/refusalSentence';
import {
  cancelLotteryBet,
  lotteryBets,
  oneLotteryBet,
  type Ticket,
  type TicketState,
  type TicketSummary,
} from '@unisite/shared/contract/tickets';
import { bus } from '@unisite/shared/events';
import { useFormat, useLanguage, useText } from '@unisite/shared/i18n';
import { Link, useSearch } from '@unisite/shared/navigation';
import { useSession } from '@unisite/shared/session';
import { Amount, Button, ConfirmDialog, type IconName, Panel, QueryError, Tag, toastStore } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { withParameters } from '../draws/lotteryPlace.ts';
import { useDrawOpened } from '../draws/useDrawOpened.ts';
import { useHasPassed } from '../draws/useNextDraw.ts';
import { useBetTexts } from './betTexts.ts';
import { betOf, firstPicks } from './slip.ts';
import styles from './Tickets.module.css';
import { useSettlement } from './useSettlement.ts';

const SHOWN = 10;

export const ticketTone: Readonly<Record<TicketState, { tone?: 'jade' | 'sky' | undefined; icon: IconName }>> = {
  open: { tone: 'sky', icon: 'clock' },
  won: { tone: 'jade', icon: 'trophy' },
  lost: { icon: 'minus' },
  cancelled: { icon: 'rollback' },
  voided: { icon: 'rollback' },
};

interface MyTicketsProps {
  game: LotteryGame;
  /** Puts the ticket's lines into the slip again. */
  onRepeat: (ticket: Ticket) => void;
}

/** The player's latest tickets of a game; open ones can be cancelled. */
export function MyTickets({ game, onRepeat }: MyTicketsProps): ReactElement | null {
  const t = useText();
  const isIn = useSession().status === 'in';
  const query = useOperation(lotteryBets, { code: game.code, pageSize: SHOWN }, { staleTime: 0 });
  useDrawOpened(
    (code) => code === game.code,
    () => invalidate(lotteryBets),
  );
  const rows = query.data?.rows ?? [];
  useSettlement(rows, lotteryBets);
  const [cancelling, setCancelling] = useState<TicketSummary | null>(null);
  if (!isIn) return null;
  if (query.error) return <QueryError query={query} title={t('tickets.failed')} />;
  if (rows.length === 0) return null;
  return (
    <Panel title={t('tickets.mine')} flush>
      <ul className={styles.tickets}>
        {rows.map((row) => (
          <TicketItem key={row.id} ticket={row} onCancel={() => setCancelling(row)} onRepeat={onRepeat} />
        ))}
      </ul>
      {cancelling && <CancelDialog ticket={cancelling} onClose={() => setCancelling(null)} />}
    </Panel>
  );
}

interface TicketItemProps extends Pick<MyTicketsProps, 'onRepeat'> {
  ticket: TicketSummary;
  onCancel: () => void;
}

function TicketItem({ ticket, onCancel, onRepeat }: TicketItemProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const address = useSearch();
  const texts = useBetTexts(ticket.form);
  const closed = useHasPassed(Date.parse(ticket.closesAt));
  const { tone, icon } = ticketTone[ticket.state];
  const [fetching, setFetching] = useState(false);
  const repeat = async () => {
    setFetching(true);
    try {
      onRepeat(await call(oneLotteryBet, { id: ticket.id }));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      toastStore.show({ tone: 'error', title: t('tickets.failed'), text: error.message });
    } finally {
      setFetching(false);
    }
  };
  return (
    <li>
      <span className={styles.ticketName}>
        <Link className="link num" to={withParameters(address, { ticket: ticket.id })}>
          {ticket.id}
        </Link>
        <small className="muted">
          {t('tickets.ofDraw', { numero: ticket.numero, time: format.time(ticket.placedAt) })}
        </small>
      </span>
      <span className={styles.ticketLines}>
        {ticket.lines.map((line, at) => {
          const bet = betOf(ticket.form, line.bet);
          return (
            <span key={at}>
              {texts.name(line.bet)}{' '}
              {bet && firstPicks(bet, line.selection, 6).map((pick) => <b key={pick}>{texts.pick(bet, pick)}</b>)}
              {line.picks > 6 && <small className="muted">{t('betting.morePicks', { count: line.picks - 6 })}</small>}
            </span>
          );
        })}
        {ticket.lineCount > ticket.lines.length && (
          <small className="muted">{t('tickets.moreLines', { count: ticket.lineCount - ticket.lines.length })}</small>
        )}
      </span>
      <Amount value={format.money(ticket.staked, { whole: true })} />
      <span className={styles.ticketEnd}>
        <Tag tone={tone} icon={icon}>
          {t(`tickets.state.${ticket.state}`)}
        </Tag>
        {ticket.state === 'won' && <Amount tone="up" value={format.money(ticket.won, { whole: true, signed: true })} />}
        <Button size="sm" variant="quiet" icon="refresh" busy={fetching} onClick={() => void repeat()}>
          {t('tickets.repeat')}
        </Button>
        {ticket.state === 'open' && !closed && (
          <Button size="sm" variant="outline" onClick={onCancel}>
            {t('tickets.cancel')}
          </Button>
        )}
      </span>
    </li>
  );
}

function CancelDialog({ ticket, onClose }: { ticket: TicketSummary; onClose: () => void }): ReactElement {
  const t = useText();
  const format = useFormat();
  const language = useLanguage();
  const cancel = useAction(cancelLotteryBet);
  return (
    <ConfirmDialog
      open
      title={t('tickets.cancelTitle', { id: ticket.id })}
      text={
        cancel.error
          ? refusalSentence(cancel.error, language)
          : t('tickets.cancelText', {
              amount: format.money(ticket.staked - ticket.rebate, { whole: ticket.rebate === 0 }),
            })
      }
      confirm={t('tickets.cancel')}
      busy={cancel.isPending}
      onClose={onClose}
      onConfirm={() =>
        cancel.mutate(
          { id: ticket.id },
          {
            onSuccess: () => {
              toastStore.show({ title: t('tickets.cancelled', { id: ticket.id }), icon: 'check' });
              bus.emit('balance.stale', {});
              void invalidate(lotteryBets);
              onClose();
            },
          },
        )
      }
    />
  );
}
