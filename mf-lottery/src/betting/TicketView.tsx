import { useOperation } from '@unisite/shared/api';
import { oneLotteryBet, type Ticket, type TicketLine } from '@unisite/shared/contract/tickets';
import { useFormat, useText } from '@unisite/shared/i18n';
import type { Win } from '@unisite/shared/lottery';
import { Link, useSearch } from '@unisite/shared/navigation';
import { Amount, EmptyState, Icon, Notice, Panel, QueryError, Skeleton, Tag } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { withParameters } from '../draws/lotteryPlace.ts';
import { useBetTexts } from './betTexts.ts';
import { ticketTone } from './MyTickets.tsx';
import { ProofPanel } from './ProofPanel.tsx';
import { betOf, firstPicks } from './slip.ts';
import styles from './Tickets.module.css';
import { useSettlement } from './useSettlement.ts';
import { winsOfTicketLine } from './winsOfTicketLine.ts';

/** One ticket: its lines with their odds, and why each won or lost. */
export function TicketView({ id }: { id: string }): ReactElement {
  const t = useText();
  const address = useSearch();
  const query = useOperation(oneLotteryBet, { id }, { staleTime: 0 });
  useSettlement(query.data ? [query.data] : [], oneLotteryBet);
  const back = (
    <Link className="link" to={withParameters(address, { ticket: null })}>
      {t('tickets.back')}
    </Link>
  );
  if (query.error?.code === 'NOT_FOUND' || query.error?.code === 'BAD_REQUEST')
    return (
      <Panel>
        <EmptyState picture="ticket" title={t('tickets.unknown')} text={t('tickets.unknownText')} action={back} />
      </Panel>
    );
  if (query.error) return <QueryError query={query} title={t('tickets.failed')} />;
  if (!query.data) return <Skeleton kind="block" height={320} />;
  return (
    <>
      {back}
      <TicketPanel ticket={query.data} />
      <ProofPanel key={query.data.state} code={query.data.code} numero={query.data.numero} />
    </>
  );
}

function TicketPanel({ ticket }: { ticket: Ticket }): ReactElement {
  const t = useText();
  const format = useFormat();
  const { tone, icon } = ticketTone[ticket.state];
  const net = isReturned(ticket) ? 0 : ticket.won + ticket.rebate - ticket.staked;
  return (
    <Panel
      flush
      title={t('tickets.title', { id: ticket.id })}
      end={
        <Tag tone={tone} icon={icon}>
          {t(`tickets.state.${ticket.state}`)}
        </Tag>
      }
    >
      <dl className={styles.ticketFacts}>
        <div>
          <dt>{t('tickets.draw')}</dt>
          <dd>
            {ticket.remark}, {ticket.numero}
          </dd>
        </div>
        <div>
          <dt>{t('tickets.placedAt')}</dt>
          <dd className="num">{format.dateTime(ticket.placedAt)}</dd>
        </div>
        <div>
          <dt>{t('tickets.drawsAt')}</dt>
          <dd className="num">{format.dateTime(ticket.drawsAt)}</dd>
        </div>
        <div>
          <dt>{t('tickets.staked')}</dt>
          <dd>
            <Amount value={format.money(ticket.staked, { whole: true })} />
          </dd>
        </div>
        {ticket.series !== null && (
          <div>
            <dt>{t('tickets.series')}</dt>
            <dd className="num">{ticket.series}</dd>
          </div>
        )}
        {ticket.rebate > 0 && !isReturned(ticket) && (
          <div>
            <dt>{t('tickets.rebate')}</dt>
            <dd>
              <Amount value={format.money(ticket.rebate)} />
            </dd>
          </div>
        )}
        {ticket.state !== 'open' && (
          <>
            <div>
              <dt>{t('tickets.won')}</dt>
              <dd>
                <Amount value={format.money(ticket.won, { whole: true })} />
              </dd>
            </div>
            <div>
              <dt>{t('tickets.net')}</dt>
              <dd>
                <Amount
                  tone={net > 0 ? 'up' : net < 0 ? 'down' : undefined}
                  value={format.money(net, { whole: true, signed: true })}
                />
              </dd>
            </div>
          </>
        )}
      </dl>
      {ticket.state === 'voided' && (
        <div className="panel__body">
          <Notice>{t('tickets.voidedText')}</Notice>
        </div>
      )}
      <ul className={styles.lines}>
        {ticket.lines.map((line, at) => (
          <LineItem key={at} ticket={ticket} line={line} />
        ))}
      </ul>
    </Panel>
  );
}

/** The stake was refunded. */
const isReturned = ({ state }: Ticket): boolean => state === 'cancelled' || state === 'voided';

const SHOWN = 30;

function LineItem({ ticket, line }: { ticket: Ticket; line: TicketLine }): ReactElement {
  const t = useText();
  const format = useFormat();
  const texts = useBetTexts(ticket.form);
  const bet = betOf(ticket.form, line.bet);
  const wins = winsOfLine(ticket, line);
  const winning = new Set(wins?.map(({ pick }) => pick));
  return (
    <li>
      <p className={styles.lineHead}>
        <strong>{texts.name(line.bet)}</strong>
        <span className="muted">
          {t('betting.pays')}{' '}
          <span className="num">{[...new Set(Object.values(line.odds))].map(texts.odds).join(', ')}</span>
        </span>
        <span className="num">{format.figures(line.staked, { whole: true })}</span>
      </p>
      <span className={styles.slipPicks}>
        {bet &&
          firstPicks(bet, line.selection, SHOWN).map((pick) => (
            <b key={pick} className={winning.has(pick) ? styles.hit : undefined}>
              {texts.pick(bet, pick)}
            </b>
          ))}
        {line.picks > SHOWN && <i>{t('betting.morePicks', { count: line.picks - SHOWN })}</i>}
      </span>
      <p className={styles.slipCalc}>
        {t(line.units === 1 ? 'betting.calc' : 'betting.calcUnits', {
          count: line.picks,
          picks: format.number(line.picks),
          units: line.units,
          stake: format.money(line.unitStake, { whole: true }),
        })}
      </p>
      {bet && wins && (
        <ul className={styles.why}>
          {wins.length === 0 && (
            <li className="muted">
              <Icon name="minus" size={16} />
              <span>{t('tickets.noWin')}</span>
            </li>
          )}
          {wins.slice(0, SHOWN).map((win) => (
            <li key={win.pick}>
              <Icon name="check-circle" size={16} />
              <span>{why(win, texts.pick(bet, win.pick), t)}</span>
              <b className="num">{format.figures(Number(win.paid) / 100, { whole: true })}</b>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Why a pick is paid: how often it was drawn, and in which prizes. */
function why({ times, hits }: Win, pick: string, t: ReturnType<typeof useText>): string {
  if (times === 0) return t('tickets.tied', { pick });
  const ranks = [...new Set(hits.map(({ rank }) => rank))]
    .filter((rank) => rank !== 'BALLS')
    .map((rank) => t(`rank.${rank}`));
  if (ranks.length === 0) return t('tickets.cameBall', { pick });
  return t(times === 1 ? 'tickets.came' : 'tickets.cameTimes', { pick, count: times, ranks: ranks.join(', ') });
}

/** The wins of a line's picks, by the rules that the platform settles by; null before the draw. */
function winsOfLine({ form, state, prizes, numero }: Ticket, line: TicketLine): readonly Win[] | null {
  const bet = betOf(form, line.bet);
  if (!bet || !prizes || state === 'cancelled' || state === 'voided') return null;
  return winsOfTicketLine(bet, line, numero, prizes);
}
