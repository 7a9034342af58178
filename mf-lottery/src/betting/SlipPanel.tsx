import type { CurrentDraw } from '@unisite/shared/contract/tickets';
import { useFormat, useText } from '@unisite/shared/i18n';
import { dayOfDraw } from '@unisite/shared/lottery';
import { requireLogin, useSession } from '@unisite/shared/session';
import { Amount, Button, Count, classNames, Notice, Sheet, useUid } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { allTimes } from '../plans/planDraft.ts';
import { useBetTexts } from './betTexts.ts';
import { ConfirmSlip } from './ConfirmSlip.tsx';
import styles from './Slip.module.css';
import { SlipLineItem } from './SlipLineItem.tsx';
import { StakeField } from './StakeField.tsx';
import { scarceOfLine, scarceValues, withoutValues } from './scarcity.ts';
import { rebateOn, type Series } from './series.ts';
import {
  type DraftLine,
  doubled,
  emptySlip,
  isStakeable,
  type OfferedBet,
  type PricedDraft,
  type Slip,
  withSelection,
} from './slip.ts';
import { type SlipPlan, usePlaceSlip } from './usePlaceSlip.ts';

interface SlipPanelProps {
  current: CurrentDraw;
  draw: NonNullable<CurrentDraw['draw']>;
  bets: readonly OfferedBet[];
  slip: Slip;
  closed: boolean;
  /** The priced lines, and their total. */
  priced: readonly PricedDraft[];
  staked: number;
  /** The slip is for several draws. */
  plan: SlipPlan | null;
  onPlaced: () => void;
  /** Null: none of the bets' odds depend on a series. */
  series: Series | null;
  onChange: (slip: Slip) => void;
}

/** The slip: its lines, its price, and the purchase. On the phone it is a sheet opened by a bar. */
export function SlipPanel(props: SlipPanelProps): ReactElement {
  const { current, draw, bets, slip, closed, series, priced, staked, plan, onPlaced, onChange } = props;
  const t = useText();
  const format = useFormat();
  const titleId = useUid();
  const [isOpen, setOpen] = useState(false);
  const sum = staked * (plan ? allTimes(plan) : 1);
  const body = (
    <SlipBody
      current={current}
      draw={draw}
      slip={slip}
      closed={closed}
      series={series}
      onChange={onChange}
      priced={priced}
      staked={staked}
      plan={plan}
      waiting={slip.lines.length - priced.length}
      onDouble={() => onChange(doubled(slip, bets))}
      onBought={() => {
        setOpen(false);
        onPlaced();
        onChange(emptySlip);
      }}
    />
  );
  const clear = (
    <Button
      size="sm"
      variant="quiet"
      icon="trash"
      disabled={slip.lines.length === 0}
      onClick={() => onChange(emptySlip)}
    >
      {t('betting.clearAll')}
    </Button>
  );
  return (
    <>
      <aside className={classNames('panel', styles.slip)} aria-labelledby={titleId}>
        <div className="panel__head">
          <h2 id={titleId}>{t('betting.slip')}</h2>
          {slip.lines.length > 0 && <Count value={slip.lines.length} />}
          {clear}
        </div>
        {body}
      </aside>
      <div className={styles.slipBar}>
        <span>
          <small>
            {plan ? t('plan.draws', { count: plan.times.length }) : t('betting.lines', { count: slip.lines.length })}
          </small>
          <Amount value={format.money(sum, { whole: true })} />
        </span>
        <Button variant="primary" disabled={slip.lines.length === 0} onClick={() => setOpen(true)}>
          {t('betting.openSlip')}
        </Button>
      </div>
      <Sheet open={isOpen} title={t('betting.slip')} end={clear} onClose={() => setOpen(false)}>
        {body}
      </Sheet>
    </>
  );
}

interface SlipBodyProps extends Omit<SlipPanelProps, 'bets' | 'onPlaced'> {
  /** Lines without picks. */
  waiting: number;
  onDouble: () => void;
  onBought: () => void;
}

function SlipBody({
  current,
  draw,
  slip,
  closed,
  series,
  priced,
  staked,
  plan,
  waiting,
  onChange,
  onDouble,
  onBought,
}: SlipBodyProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const texts = useBetTexts(current.form);
  const isIn = useSession().status === 'in';
  const [confirming, setConfirming] = useState(false);
  const place = usePlaceSlip({ code: current.code, series: series?.value }, slip.lines, {
    onBought,
    close: () => setConfirming(false),
  });
  const whole = format.money(staked * (plan ? allTimes(plan) : 1), { whole: true });
  const most = plan ? Math.max(...plan.times) : 1;
  const fits = priced.every((one) => isStakeable(one, most));
  const marked = priced.find(({ line }) => line.bet === slip.marked) ?? priced.at(-1);
  const rebate = series ? rebateOn(priced, series, dayOfDraw(draw.numero)) : 0;
  const returned = priced.reduce((sum, one) => sum + one.returned, 0);
  const scarceIn = (line: DraftLine) => {
    const bet = priced.find((one) => one.line === line)?.offered.bet;
    return bet ? scarceOfLine(line, scarceValues(bet, current.scarce)) : [];
  };
  const remove = (code: string) => onChange({ ...slip, lines: slip.lines.filter((line) => line.bet !== code) });
  if (slip.lines.length === 0)
    return <p className={styles.emptySlip}>{closed ? t('betting.closedText') : t('betting.emptySlip')}</p>;
  return (
    <>
      <ul className={styles.slipList}>
        {slip.lines.map((line) => (
          <SlipLineItem
            key={line.bet}
            line={line}
            priced={priced.find((one) => one.line === line) ?? null}
            texts={texts}
            form={current.form}
            active={line === marked?.line}
            fault={place.faults.get(line.bet) ?? null}
            scarce={scarceIn(line)}
            onDrop={(values) => onChange(withSelection(slip, line.bet, withoutValues(line, values), line.unitStake))}
            onMark={() => onChange({ ...slip, marked: line.bet })}
            onRemove={() => remove(line.bet)}
          />
        ))}
      </ul>
      <div className={styles.slipFoot}>
        {marked && (
          <StakeField
            key={marked.line.bet}
            name={texts.name(marked.line.bet)}
            offer={marked.offered.first}
            value={marked.line.unitStake}
            onChange={(unitStake) =>
              onChange({
                ...slip,
                lines: slip.lines.map((line) => (line === marked.line ? { ...line, unitStake } : line)),
              })
            }
          />
        )}
        <Button size="sm" variant="quiet" onClick={onDouble}>
          {t('betting.double')}
        </Button>
        <dl className="facts">
          {staked > 0 && (
            <>
              <dt>{t('betting.averageReturn')}</dt>
              <dd className="num">{format.percent((returned / staked) * 100, 1)}</dd>
            </>
          )}
          {series && rebate > 0 && (
            <>
              <dt>{t('betting.series.rebateOf', { series: series.value })}</dt>
              <dd className="up num">{format.money(rebate)}</dd>
            </>
          )}
          {plan && (
            <>
              <dt>{t('plan.oneDraw')}</dt>
              <dd className="num">{format.money(staked, { whole: true })}</dd>
            </>
          )}
          <dt className="facts__total">
            {plan ? t('plan.reserved', { count: plan.times.length }) : t('betting.total')}
          </dt>
          <dd className="facts__total">
            <Amount value={whole} />
          </dd>
        </dl>
        {!fits && most > 1 && priced.every((one) => isStakeable(one)) && (
          <Notice tone="warn">{t('plan.tooHigh', { times: most })}</Notice>
        )}
        {place.message && (
          <Notice tone={place.isFull ? 'warn' : 'error'}>
            {place.message}
            {place.faults.size > 0 && place.faults.size < slip.lines.length && (
              <Button
                size="sm"
                onClick={() => onChange({ ...slip, lines: slip.lines.filter(({ bet }) => !place.faults.has(bet)) })}
              >
                {t('betting.dropMarked')}
              </Button>
            )}
          </Notice>
        )}
        {closed ? (
          <Notice>{t('betting.closedText')}</Notice>
        ) : isIn ? (
          <Button
            variant="primary"
            size="lg"
            block
            busy={place.busy}
            disabled={priced.length === 0 || waiting > 0 || !fits || plan?.draws === null}
            onClick={() => setConfirming(true)}
          >
            {plan
              ? t('plan.place', { count: plan.times.length, amount: whole })
              : t('betting.place', { amount: whole })}
          </Button>
        ) : (
          <Button variant="primary" size="lg" block onClick={() => requireLogin()}>
            {t('betting.signIn')}
          </Button>
        )}
        <p className={styles.slipNote}>{t('betting.note', { time: format.time(draw.closesAt) })}</p>
      </div>
      <ConfirmSlip
        open={confirming}
        priced={priced}
        texts={texts}
        numero={draw.numero}
        amount={whole}
        plan={plan}
        busy={place.busy}
        onConfirm={() => place.send(draw.numero, priced, plan)}
        onClose={() => setConfirming(false)}
      />
    </>
  );
}
