import type { CurrentDraw } from '@unisite/shared/contract/tickets';
import { useFormat, useText } from '@unisite/shared/i18n';
import { dayOfDraw } from '@unisite/shared/lottery';
import { requireLogin, useSession } from '@unisite/shared/session';
import { Amount, Button, Count, classNames, Notice, Sheet, useUid } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { useBetTexts } from './betTexts.ts';
import { ConfirmSlip } from './ConfirmSlip.tsx';
import styles from './Slip.module.css';
import { SlipLineItem } from './SlipLineItem.tsx';
import { StakeField } from './StakeField.tsx';
import { rebateOn, type Series } from './series.ts';
import { doubled, emptySlip, isStakeable, type OfferedBet, type PricedDraft, priceDraft, type Slip } from './slip.ts';
import { usePlaceSlip } from './usePlaceSlip.ts';

interface SlipPanelProps {
  current: CurrentDraw;
  draw: NonNullable<CurrentDraw['draw']>;
  bets: readonly OfferedBet[];
  slip: Slip;
  closed: boolean;
  /** Null: none of the bets' odds follow one. */
  series: Series | null;
  onChange: (slip: Slip) => void;
}

/** What was put together, what it costs, and the way to buy it. On the phone it is a sheet that a bar opens. */
export function SlipPanel(props: SlipPanelProps): ReactElement {
  const { current, draw, bets, slip, closed, series, onChange } = props;
  const t = useText();
  const format = useFormat();
  const titleId = useUid();
  const [isOpen, setOpen] = useState(false);
  const day = dayOfDraw(draw.numero);
  const priced = slip.lines.flatMap((line) => {
    const offered = bets.find(({ bet }) => bet.code === line.bet);
    const own = offered && priceDraft(line, offered, day);
    return own ? [own] : [];
  });
  const staked = priced.reduce((sum, { staked: own }) => sum + own, 0);
  const body = (
    <SlipBody
      {...{ current, draw, slip, closed, series, onChange, priced, staked }}
      waiting={slip.lines.length - priced.length}
      onDouble={() => onChange(doubled(slip, bets))}
      onBought={() => {
        setOpen(false);
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
          <small>{t('betting.lines', { count: slip.lines.length })}</small>
          <Amount value={format.money(staked, { whole: true })} />
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

interface SlipBodyProps extends Omit<SlipPanelProps, 'bets'> {
  priced: readonly PricedDraft[];
  staked: number;
  /** Lines that have no pick yet. */
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
  const marked = priced.find(({ line }) => line.bet === slip.marked) ?? priced.at(-1);
  const rebate = series ? rebateOn(priced, series) : 0;
  const returned = priced.reduce((sum, one) => sum + one.returned, 0);
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
          <dt className="facts__total">{t('betting.total')}</dt>
          <dd className="facts__total">
            <Amount value={format.money(staked, { whole: true })} />
          </dd>
        </dl>
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
            disabled={priced.length === 0 || waiting > 0 || !priced.every(isStakeable)}
            onClick={() => setConfirming(true)}
          >
            {t('betting.place', { amount: format.money(staked, { whole: true }) })}
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
        staked={staked}
        busy={place.busy}
        onConfirm={() => place.send(draw.numero, priced)}
        onClose={() => setConfirming(false)}
      />
    </>
  );
}
