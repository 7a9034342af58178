import { type DeskDraw, drawExposure } from '@unisite/shared/contract/operatorsLottery';
import { useFormat, useText } from '@unisite/shared/i18n';
import { classNames, EmptyState, ErrorState, Panel, Select, Skeleton } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { useOperation } from '../api/queries.ts';
import { useErrorText } from '../words/useErrorText.ts';
import { useMarkets } from '../words/useMarkets.ts';
import { useNumberFormat } from '../words/useNumberFormat.ts';
import styles from './Draws.module.css';
import { HeatMap } from './HeatMap.tsx';
import { heatCells } from './heat.ts';

const EVERY_MS = 3_000;

/** The exposure of an open draw: each bet against its limit, and one bet's picks as a live heat map. */
export function ExposurePanel({ draw: { code, numero } }: { draw: DeskDraw }): ReactElement {
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
    { every: EVERY_MS, keepPrevious: true },
  );
  const money = (amount: number) => format.figures(amount, { whole: true });
  const cells = heatCells(data?.picks ?? []);
  const looked = cells.find((one) => one.pick === pick) ?? data?.picks[0];
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
        <EmptyState picture="lantern" title={t('draws.noStakes')} />
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
            <HeatMap cells={cells} looked={looked?.pick} onLook={setPick} />
          </div>
          {looked && (
            <dl className={styles.pick}>
              <div>
                <dt>{t('draws.pick')}</dt>
                <dd>
                  <strong>{looked.pick || t('draws.wholeBet')}</strong>
                </dd>
              </div>
              <div>
                <dt>{t('draws.stakedOn')}</dt>
                <dd className="num">{money(looked.staked)}</dd>
              </div>
              <div>
                <dt>{t('draws.mayWin')}</dt>
                <dd className="num">{money(looked.payout)}</dd>
              </div>
              <div>
                <dt>{t('draws.limit')}</dt>
                <dd className="num">{money(looked.exposure)}</dd>
              </div>
              <div>
                <dt>{t('draws.ifDrawn')}</dt>
                <dd className={classNames('num', stakedOnBet < looked.payout && 'down')}>
                  {format.figures(stakedOnBet - looked.payout, { whole: true, signed: true })} {data.currency}
                </dd>
              </div>
            </dl>
          )}
        </div>
      )}
    </Panel>
  );
}
