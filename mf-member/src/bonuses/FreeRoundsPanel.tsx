import { invalidate, useOperation } from '@unisite/shared/api';
import { type FreeRounds, memberFreeRounds } from '@unisite/shared/contract/freeRounds';
import { useBusEvent } from '@unisite/shared/events';
import { useFormat, useText } from '@unisite/shared/i18n';
import { usePermissions } from '@unisite/shared/session';
import { Amount, Button, Panel, QueryError, Tag } from '@unisite/shared/ui';
import { Meter } from '@unisite/shared/ui/charts';
import { type ReactElement, useState } from 'react';
import { RecordFoot } from '../records/RecordFoot.tsx';
import styles from './Bonuses.module.css';

const pageSize = 5;

/**
 * The member's free rounds: how many are left in which game, winnings, and what becomes of them. Nothing if there never
 * were any.
 */
export function FreeRoundsPanel(): ReactElement | null {
  const t = useText();
  const [page, setPage] = useState(1);
  // whoever comes back from the game sees how many are left
  const query = useOperation(memberFreeRounds, { page, pageSize }, { keepPrevious: true, staleTime: 0 });
  // their outcome is announced by a message
  useBusEvent('messages.unread', () => void invalidate(memberFreeRounds));
  const { data, error } = query;
  if (error && !data)
    return (
      <Panel>
        <QueryError title={t('freeRounds.failed')} query={query} />
      </Panel>
    );
  if (!data || data.total === 0) return null;
  return (
    <Panel title={t('freeRounds.title')} flush>
      <ul>
        {data.rows.map((one) => (
          <FreeRoundsItem key={one.id} one={one} />
        ))}
      </ul>
      {data.total > pageSize && <RecordFoot page={page} pageSize={pageSize} total={data.total} onPage={setPage} />}
    </Panel>
  );
}

function FreeRoundsItem({ one }: { one: FreeRounds }): ReactElement {
  const t = useText();
  const format = useFormat();
  const { onBreak } = usePermissions();
  const { title, game, gameId, state, rounds, used, stake, won, endsAt, closedAt } = one;
  const money = (value: number) => format.money(value, { whole: true });
  const left = rounds - used;
  const isOpen = state === 'open';
  return (
    <li className={styles.bonus}>
      <div className={styles.head}>
        <div>
          <strong>{title}</strong>
          <small>
            {closedAt
              ? t('freeRounds.closed', { game, closed: format.dateTime(closedAt) })
              : t('freeRounds.until', { game, stake: money(stake), until: format.dateTime(endsAt) })}
          </small>
        </div>
        <div className={styles.sum}>
          <Amount value={format.money(won)} tone={won > 0 ? (isOpen ? 'gold' : 'up') : 'muted'} />
          <Tag {...(isOpen ? { tone: 'sky', icon: 'play' } : { icon: 'check' })}>{t(`freeRounds.state.${state}`)}</Tag>
        </div>
      </div>
      <div className={styles.bar}>
        <Meter value={used / rounds} label={t('freeRounds.meter', { title })} />
        <p>
          <span className="num">{t('freeRounds.used', { used, rounds })}</span>
          <span>{outcomeOf(one, t, money)}</span>
        </p>
      </div>
      {isOpen && left > 0 && !onBreak && (
        <div className={styles.foot}>
          <span>{t('freeRounds.how')}</span>
          <Button size="sm" variant="primary" icon="play" href={`/game?id=${encodeURIComponent(gameId)}`}>
            {t('freeRounds.play')}
          </Button>
        </div>
      )}
    </li>
  );
}

/** What becomes, or became, of the winnings. */
function outcomeOf(
  { state, won, most, times }: FreeRounds,
  t: ReturnType<typeof useText>,
  money: (value: number) => string,
): string {
  const given = money(most === null ? won : Math.min(won, most));
  if (state === 'over') return won === 0 ? t('freeRounds.nothing') : t('freeRounds.given', { amount: given });
  const cap = most === null ? '' : ` ${t('freeRounds.most', { amount: money(most) })}`;
  return `${times === 0 ? t('freeRounds.toWallet') : t('freeRounds.toBonus', { count: times })}${cap}`;
}
