import { invalidate, useOperation } from '@unisite/shared/api';
import type { LotteryGame } from '@unisite/shared/contract/lottery';
import { type CurrentDraw, currentDraw } from '@unisite/shared/contract/tickets';
import { useText } from '@unisite/shared/i18n';
import { EmptyState, Panel, QueryError, Skeleton } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { useDrawOpened } from '../draws/useDrawOpened.ts';
import { useHasPassed } from '../draws/useNextDraw.ts';
import { BetBoard } from './BetBoard.tsx';
import styles from './Board.module.css';
import { MyTickets } from './MyTickets.tsx';
import { SeriesSlider } from './SeriesSlider.tsx';
import { SlipPanel } from './SlipPanel.tsx';
import { offersAt, useSeries } from './series.ts';
import { emptySlip, offeredBets, type Slip, slipOf } from './slip.ts';

/** Slips by game, so that one is still there when its player comes back to the page. */
const kept = new Map<string, Slip>();

/** Placing bets on a game: its board, the slip, and the player's tickets. */
export function BettingView({ game }: { game: LotteryGame }): ReactElement {
  const t = useText();
  const query = useOperation(currentDraw, { code: game.code }, { staleTime: 3_000 });
  useDrawOpened(
    (code) => code === game.code,
    () => invalidate(currentDraw),
  );
  const [slip, setSlip] = useState<Slip>(() => kept.get(game.code) ?? emptySlip);
  const change = (next: Slip) => {
    kept.set(game.code, next);
    setSlip(next);
  };
  if (query.error) return <QueryError query={query} title={t('betting.failed')} />;
  if (!query.data) return <BettingSkeleton />;
  if (!query.data.draw)
    return (
      <Panel>
        <EmptyState picture="lantern" title={t('betting.noDraw')} text={t('betting.noDrawText')} />
      </Panel>
    );
  return (
    <>
      <OpenBetting current={query.data} draw={query.data.draw} slip={slip} onChange={change} />
      <MyTickets game={game} onRepeat={(ticket) => change(slipOf(ticket))} />
    </>
  );
}

interface OpenBettingProps {
  current: CurrentDraw;
  draw: NonNullable<CurrentDraw['draw']>;
  slip: Slip;
  onChange: (slip: Slip) => void;
}

function OpenBetting({ current, draw, slip, onChange }: OpenBettingProps): ReactElement {
  const closed = useHasPassed(Date.parse(draw.closesAt));
  const series = useSeries(current);
  const shown = offersAt(current, series?.value ?? null);
  const bets = offeredBets(shown);
  return (
    <div className={styles.betting}>
      <BetBoard current={shown} bets={bets} slip={slip} closed={closed} onChange={onChange}>
        {series && <SeriesSlider series={series} />}
      </BetBoard>
      <SlipPanel {...{ current: shown, draw, bets, slip, closed, series, onChange }} />
    </div>
  );
}

function BettingSkeleton(): ReactElement {
  return (
    <div className={styles.betting} aria-busy>
      <section className={`panel ${styles.bones}`}>
        <Skeleton kind="block" height={44} />
        <div className={styles.kinds}>
          <Skeleton kind="block" height={76} />
          <Skeleton kind="block" height={76} />
          <Skeleton kind="block" height={76} />
        </div>
        <Skeleton kind="block" height={420} />
      </section>
      <section className={`panel ${styles.bones}`}>
        <Skeleton kind="block" height={44} />
        <Skeleton kind="block" height={180} />
      </section>
    </div>
  );
}
