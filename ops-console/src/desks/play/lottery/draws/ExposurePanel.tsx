import {
  type DeskDraw,
  type DrawExposure,
  type DrawExposurePick,
  drawExposure,
} from '@unisite/shared/contract/operatorsLottery';
import { useFormat, useText } from '@unisite/shared/i18n';
import { EmptyState, ErrorState, Panel, Select, Skeleton } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { openDialog } from '../../../../acts/dialogs.ts';
import { useOperation } from '../../../../frame/api/queries.ts';
import { useHasRole } from '../../../../frame/session/useHasRole.ts';
import { useErrorText } from '../../../../frame/words/useErrorText.ts';
import { useMarkets } from '../../../../frame/words/useMarkets.ts';
import { useNumberFormat } from '../../../../frame/words/useNumberFormat.ts';
import styles from './Draws.module.css';
import { HeatMap } from './HeatMap.tsx';
import { isClosed, MAX_CELLS } from './heat.ts';
import type { LimitablePick } from './limitablePick.ts';
import { PickPanel } from './PickPanel.tsx';

const POLL_INTERVAL_MS = 3_000;

/** Of two picks, the one with the higher possible payout. */
const hotter = (most: DrawExposurePick | undefined, one: DrawExposurePick): DrawExposurePick =>
  most && most.payout >= one.payout ? most : one;

/** The selected pick if it can be limited: while tickets are sold. */
const limitableOf = (
  draw: DeskDraw,
  exposure: DrawExposure | undefined,
  looked: DrawExposurePick | undefined,
): LimitablePick | null =>
  exposure && exposure.bet !== null && looked && draw.state === 'open'
    ? { ...looked, draw, market: exposure.market, currency: exposure.currency, bet: exposure.bet }
    : null;

/** The exposure of an open draw: each bet against its limit, and one bet's picks as a live heat map. */
export function ExposurePanel({ draw }: { draw: DeskDraw }): ReactElement {
  const { code, numero } = draw;
  const t = useText();
  const format = useFormat();
  const figures = useNumberFormat();
  const errorText = useErrorText();
  const { markets, nameOf } = useMarkets();
  const [market, setMarket] = useState<string | undefined>();
  const [bet, setBet] = useState<string | undefined>();
  const [pick, setPick] = useState<string | null>(null);
  const { data, error, refetch } = useOperation(
    drawExposure,
    { code, numero, ...(market === undefined ? {} : { market }), ...(bet === undefined ? {} : { bet }) },
    { every: POLL_INTERVAL_MS, keepPrevious: true },
  );
  const money = (amount: number) => format.figures(amount, { whole: true });
  const cells = data?.picks.slice(0, MAX_CELLS) ?? [];
  const looked =
    cells.find((one) => one.pick === pick) ?? cells.reduce<DrawExposurePick | undefined>(hotter, undefined);
  const limitable = limitableOf(draw, data, looked);
  const may = useHasRole();
  const stakedOnBet = data?.bets.find((one) => one.bet === data.bet)?.staked ?? 0;
  return (
    <Panel
      title={t('draws.exposure')}
      end={
        <Select
          label={t('identity.market')}
          hideLabel
          value={market ?? data?.market ?? ''}
          onChange={({ target }) => {
            setMarket(target.value);
            setBet(undefined);
            setPick(null);
          }}
          options={markets.map((one) => ({ value: one.code, label: nameOf(one.code) }))}
        />
      }
    >
      {error && !data ? (
        <ErrorState
          title={t('draws.exposureFailed')}
          text={errorText(error)}
          code={error.code}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <Skeleton kind="row" count={4} />
      ) : data.bets.length === 0 ? (
        <EmptyState picture="lantern" title={t('draws.noBets')} />
      ) : (
        <div className={styles.exposure}>
          <div>
            <fieldset className={styles.bets} aria-label={t('draws.bets')}>
              {data.bets.map((one) => (
                <button
                  key={one.bet}
                  type="button"
                  className={styles.bet}
                  aria-pressed={one.bet === data.bet}
                  onClick={() => {
                    setBet(one.bet);
                    setPick(null);
                  }}
                >
                  <b>{one.bet}</b>
                  <small className="num">
                    {t('draws.ofLimit', { share: figures.rate(one.worst / one.exposure), staked: money(one.staked) })}
                  </small>
                </button>
              ))}
            </fieldset>
            {cells.length > 0 ? (
              <HeatMap
                cells={cells}
                looked={looked?.pick}
                onLook={setPick}
                onClose={
                  limitable && !isClosed(limitable) && may('lottery')
                    ? () => openDialog({ kind: 'limitPick', of: limitable, act: 'close' })
                    : undefined
                }
              />
            ) : (
              <p className="muted">{t('draws.noStakes')}</p>
            )}
          </div>
          {looked && (
            <PickPanel looked={looked} stakedOnBet={stakedOnBet} currency={data.currency} limitable={limitable} />
          )}
        </div>
      )}
    </Panel>
  );
}
