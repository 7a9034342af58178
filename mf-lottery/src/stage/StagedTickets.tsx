import { useOperation } from '@unisite/shared/api';
import type { LotteryGame } from '@unisite/shared/contract/lottery';
import { lotteryBets, type TicketLine, type TicketSummary } from '@unisite/shared/contract/tickets';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Link, useSearch } from '@unisite/shared/navigation';
import { useSession } from '@unisite/shared/session';
import { Amount, classNames, Icon } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { useBetTexts } from '../betting/betTexts.ts';
import { betOf } from '../betting/slip.ts';
import { useSettlement } from '../betting/useSettlement.ts';
import { winsOfTicketLine } from '../betting/winsOfTicketLine.ts';
import { withParameters } from '../draws/lotteryPlace.ts';
import { certainWins } from './certainWins.ts';
import styles from './Stage.module.css';
import type { Staged } from './stageOf.ts';

const TICKETS = 3;
const PICKS = 6;

interface StagedTicketsProps {
  game: LotteryGame;
  staged: Staged;
  opened: readonly string[];
  isOpened: boolean;
}

/** The player's tickets of the draw on stage, with the outcome of each line so far. */
export function StagedTickets({ game, staged, opened, isOpened }: StagedTicketsProps): ReactElement {
  const t = useText();
  const address = useSearch();
  const isIn = useSession().status === 'in';
  const { data } = useOperation(
    lotteryBets,
    { code: game.code, numero: staged.numero, pageSize: TICKETS },
    { staleTime: 0 },
  );
  const tickets = (data?.rows ?? []).filter(({ state }) => state !== 'cancelled');
  useSettlement(tickets, lotteryBets);
  if (!isIn || tickets.length === 0)
    return <p className={classNames('muted', styles.mine)}>{t(isIn ? 'stage.noTickets' : 'stage.signInForTickets')}</p>;
  return (
    <div className={styles.mine}>
      <h3>{t('stage.tickets')}</h3>
      {tickets.map((ticket) => (
        <div key={ticket.id}>
          <Link className="link num" to={withParameters(address, { ticket: ticket.id })}>
            {ticket.id}
          </Link>
          <ul>
            {ticket.lines.map((line, at) => (
              <StagedLine key={at} ticket={ticket} line={line} staged={staged} opened={opened} isOpened={isOpened} />
            ))}
          </ul>
          {ticket.lineCount > ticket.lines.length && (
            <small className="muted">{t('tickets.moreLines', { count: ticket.lineCount - ticket.lines.length })}</small>
          )}
        </div>
      ))}
    </div>
  );
}

interface StagedLineProps extends Omit<StagedTicketsProps, 'game'> {
  ticket: TicketSummary;
  line: TicketLine;
}

function StagedLine({ ticket, line, staged, opened, isOpened }: StagedLineProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const texts = useBetTexts(ticket.form);
  const bet = betOf(ticket.form, line.bet);
  const all =
    bet && staged.phase === 'drawn'
      ? winsOfTicketLine(bet, line, ticket.numero, [{ rank: 'BALLS', numbers: staged.numbers }])
      : [];
  const wins = certainWins(all, opened.length, isOpened);
  const won = wins.reduce((sum, { paid }) => sum + Number(paid) / 100, 0);
  const isReturned = staged.phase === 'voided';
  const state = isReturned ? 'returned' : won > 0 ? 'won' : isOpened ? 'lost' : 'waiting';
  return (
    <li className={styles[state]}>
      <Icon name={icons[state]} size={16} />
      <span>
        {texts.name(line.bet)} {bet && texts.selected(bet, line.selection, PICKS)}
        {line.picks > PICKS && ` ${t('betting.morePicks', { count: line.picks - PICKS })}`}
        {': '}
        {state === 'won' && bet
          ? t('stage.line.won', {
              picks: wins
                .slice(0, PICKS)
                .map(({ pick }) => texts.pick(bet, pick))
                .join(', '),
            })
          : t(`stage.line.${state}`)}
      </span>
      <Amount value={format.money(state === 'won' ? won : line.staked, { whole: true })} />
    </li>
  );
}

const icons = { won: 'check-circle', lost: 'minus', waiting: 'clock', returned: 'rollback' } as const;
