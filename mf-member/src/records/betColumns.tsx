import type { Format, TextOf } from '@unisite/shared/i18n';
import { Amount, type Column, LazyImage, Tag } from '@unisite/shared/ui';
import { type Bet, outcomeAppearance, outcomeOf, ticketPath } from './betOutcome.ts';
import styles from './Records.module.css';
import { TicketLink } from './TicketLink.tsx';
import { timeColumn } from './timeColumn.tsx';

/** Table columns of the betting record: game, round, time, amounts, outcome. */
export const betColumns = (t: TextOf, format: Format): Column<Bet>[] => [
  {
    key: 'game',
    head: t('bet.game'),
    cell: ({ game, at, ...bet }) => (
      <span className="who">
        <LazyImage className="thumb" src={game.icon} alt="" width={36} height={36} />
        <span className={styles.name}>
          <TicketLink path={ticketPath({ ...bet, game })}>{game.name}</TicketLink>
          <small>
            <span className="not-phone">{game.vendorName}</span>
            <time className="num only-phone" dateTime={at}>
              {format.dateTime(at)}
            </time>
          </small>
        </span>
      </span>
    ),
  },
  {
    key: 'reference',
    head: t('record.reference'),
    className: 'muted not-phone wide-only',
    cell: ({ reference }) => <span className="num">{reference}</span>,
  },
  timeColumn(t, format, { className: 'muted not-phone' }),
  {
    key: 'staked',
    head: t('bet.staked'),
    label: t('bet.stakedShort'),
    end: true,
    cell: ({ staked }) => <Amount value={format.money(staked, { whole: true })} />,
  },
  {
    key: 'net',
    head: t('bet.net'),
    label: t('bet.net'),
    end: true,
    className: (bet) => ({ won: 'up', lost: 'down', even: 'muted', open: 'muted', cancelled: 'muted' })[outcomeOf(bet)],
    cell: ({ net, state }) =>
      state === 'open' ? t('bet.awaited') : <Amount value={format.money(net, { whole: true, signed: true })} />,
  },
  {
    key: 'state',
    head: t('bet.state'),
    end: true,
    cell: (bet) => {
      const outcome = outcomeOf(bet);
      return <Tag {...outcomeAppearance[outcome]}>{t(`outcome.${outcome}`)}</Tag>;
    },
  },
];
