import type { LotteryGame } from '@unisite/shared/contract/lottery';
import type { CurrentDraw } from '@unisite/shared/contract/tickets';
import { useFormat, useText } from '@unisite/shared/i18n';
import { dayOfDraw } from '@unisite/shared/lottery';
import { EmptyState, Panel, QueryError, Skeleton } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { useHasPassed, useNextDraw } from '../draws/useNextDraw.ts';
import { PlanCards } from '../plans/PlanCards.tsx';
import { PlanPanel } from '../plans/PlanPanel.tsx';
import type { PlanDraft } from '../plans/planDraft.ts';
import { useComingDraws } from '../plans/useComingDraws.ts';
import { Roads } from '../roads/Roads.tsx';
import { useCurrentDraw } from '../stage/useCurrentDraw.ts';
import { BetBoard } from './BetBoard.tsx';
import styles from './Board.module.css';
import { MyTickets } from './MyTickets.tsx';
import { SeriesSlider } from './SeriesSlider.tsx';
import { SlipPanel } from './SlipPanel.tsx';
import { offersAt, useSeries } from './series.ts';
import { emptySlip, offeredBets, pricedLines, type Slip, slipOf, stakedOn } from './slip.ts';

/** Slips by game, kept for when the player returns to the page. */
const kept = new Map<string, Slip>();

/** Placing bets on a game: its board, the slip, and the player's tickets. */
export function BettingView({ game }: { game: LotteryGame }): ReactElement {
  const t = useText();
  const query = useCurrentDraw(game.code);
  const [slip, setSlip] = useState<Slip>(() => kept.get(game.code) ?? emptySlip);
  const change = (next: Slip) => {
    kept.set(game.code, next);
    setSlip(next);
  };
  if (query.error) return <QueryError query={query} title={t('betting.failed')} />;
  if (!query.data) return <BettingSkeleton />;
  if (!query.data.draw) return <NoOpenDraw game={game} />;
  return (
    <>
      <OpenBetting current={query.data} draw={query.data.draw} slip={slip} onChange={change} />
      <PlanCards game={game} />
      <MyTickets game={game} onRepeat={(ticket) => change(slipOf(ticket))} />
      <Roads game={game} />
    </>
  );
}

function NoOpenDraw({ game }: { game: LotteryGame }): ReactElement {
  const t = useText();
  const format = useFormat();
  const { drawAt } = useNextDraw(game);
  return (
    <Panel>
      <EmptyState
        picture="lantern"
        title={t('betting.noDraw')}
        text={t('betting.noDrawText', { time: format.dateTime(new Date(drawAt)) })}
      />
    </Panel>
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
  const [plan, setPlan] = useState<PlanDraft | null>(null);
  const coming = useComingDraws(current.code, draw.numero, plan !== null);
  const priced = pricedLines(slip, bets, dayOfDraw(draw.numero));
  const staked = stakedOn(priced);
  return (
    <div className={styles.betting}>
      <BetBoard current={shown} bets={bets} slip={slip} closed={closed} onChange={onChange}>
        {series && <SeriesSlider series={series} />}
        <PlanPanel plan={plan} coming={coming} staked={staked} closed={closed} onChange={setPlan} />
      </BetBoard>
      <SlipPanel
        current={shown}
        draw={draw}
        bets={bets}
        slip={slip}
        closed={closed}
        series={series}
        priced={priced}
        staked={staked}
        onChange={onChange}
        plan={plan && { ...plan, draws: coming?.slice(0, plan.times.length) ?? null }}
        onPlaced={() => setPlan(null)}
      />
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
