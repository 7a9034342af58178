import type { Format, TextOf } from '@unisite/shared/i18n';
import { Avatar, type Column, Tag } from '@unisite/shared/ui';
import styles from '../team/Team.module.css';
import own from './Betting.module.css';
import type { Round } from './bettingFilters.ts';
import { outcomeAppearance, outcomeOf } from './outcome.ts';

/** Table columns of a team's rounds: member, time, game, amounts, outcome. */
export function bettingColumns(t: TextOf, format: Format): Column<Round>[] {
  const amount = (key: 'staked' | 'valid' | 'payout'): Column<Round> => ({
    key,
    head: t(`betting.${key}`),
    label: t(`betting.${key}`),
    end: true,
    sortable: key !== 'valid',
    cell: (round) => {
      const figure = key === 'payout' && round.state === 'open' ? null : round[key];
      return figure === null ? <None t={t} /> : <span className="num">{format.figures(figure, { whole: true })}</span>;
    },
  });
  return [
    {
      key: 'account',
      head: t('team.account'),
      className: styles.person,
      cell: ({ account, nickname, avatar, upline }) => (
        <div className="who">
          <Avatar name={account} src={avatar} size={34} />
          <span className={styles.name}>
            <b>{account}</b>
            <small>
              {nickname === account ? '' : nickname}
              {nickname !== account && upline !== null && ', '}
              {upline !== null && t('betting.below', { account: upline })}
            </small>
          </span>
        </div>
      ),
    },
    {
      key: 'at',
      head: t('betting.at'),
      label: t('betting.at'),
      sortable: true,
      cell: ({ at, reference }) => (
        <span className={own.two}>
          <time className="num" dateTime={at}>
            {format.dayAndMonth(at)} {format.exactTime(at)}
          </time>
          <small className="num" title={reference}>
            {reference}
          </small>
        </span>
      ),
    },
    {
      key: 'game',
      head: t('betting.game'),
      label: t('betting.game'),
      cell: ({ game }) => (
        <span className={`${own.two} ${own.game}`}>
          <span>{game.name}</span>
          <small>{game.vendorName}</small>
        </span>
      ),
    },
    amount('staked'),
    amount('valid'),
    amount('payout'),
    {
      key: 'result',
      head: t('betting.result'),
      label: t('betting.result'),
      end: true,
      sortable: true,
      cell: ({ result }) =>
        result === null ? (
          <None t={t} />
        ) : (
          <span className="num">{format.figures(result, { whole: true, signed: true })}</span>
        ),
    },
    {
      key: 'state',
      head: t('betting.state'),
      className: styles.state,
      cell: (round) => {
        const outcome = outcomeOf(round);
        return <Tag {...outcomeAppearance[outcome]}>{t(`outcome.${outcome}`)}</Tag>;
      },
    },
  ];
}

function None({ t }: { t: TextOf }) {
  return (
    <>
      <span aria-hidden className="muted">
        –
      </span>
      <span className="visually-hidden">{t('betting.notYet')}</span>
    </>
  );
}
