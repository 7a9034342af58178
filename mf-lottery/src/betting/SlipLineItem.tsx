import { useFormat, useText } from '@unisite/shared/i18n';
import { type Bet, countPicks, MAX_PICKS } from '@unisite/shared/lottery';
import { Button, classNames, Icon, IconButton } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import type { BetTexts } from './betTexts.ts';
import styles from './Slip.module.css';
import type { ScarceValue } from './scarcity.ts';
import { betOf, type DraftLine, firstPicks, type PricedDraft } from './slip.ts';

interface SlipLineItemProps {
  line: DraftLine;
  /** Null while it has no picks, or too many. */
  priced: PricedDraft | null;
  texts: BetTexts;
  form: string;
  active: boolean;
  /** The platform's refusal of it. */
  fault: string | null;
  /** Its values that are scarce or sold out. */
  scarce: readonly ScarceValue[];
  onDrop: (values: readonly ScarceValue[]) => void;
  onMark: () => void;
  onRemove: () => void;
}

const SHOWN = 12;

/** One line of the slip: bet, picks, price. */
export function SlipLineItem(props: SlipLineItemProps): ReactElement {
  const { line, priced, texts, form, active, fault, scarce, onDrop, onMark, onRemove } = props;
  const t = useText();
  const format = useFormat();
  const bet = betOf(form, line.bet);
  const name = texts.name(line.bet);
  const shown = shownOf(bet, line, texts, priced !== null);
  const odds = priced ? [...new Set(Object.values(priced.odds))] : [];
  return (
    <li className={classNames(styles.slipItem, active && styles.active)}>
      <button type="button" className={styles.slipName} aria-pressed={active} onClick={onMark}>
        <strong>{name}</strong>
        {odds.length > 0 && (
          <span className="muted">
            {t('betting.pays')} <span className="num">{odds.map(texts.odds).join(', ')}</span>
          </span>
        )}
      </button>
      <span className="num">{priced ? format.figures(priced.staked, { whole: true }) : '–'}</span>
      <IconButton size="sm" icon="close" label={t('betting.removeLine', { name })} onClick={onRemove} />
      <span className={styles.slipPicks}>
        {shown.map((pick) => (
          <b key={pick}>{pick}</b>
        ))}
        {priced && priced.picks > SHOWN && <i>{t('betting.morePicks', { count: priced.picks - SHOWN })}</i>}
      </span>
      {priced ? (
        <>
          <p className={styles.slipCalc}>
            {t(priced.units === 1 ? 'betting.calc' : 'betting.calcUnits', {
              count: priced.picks,
              picks: format.number(priced.picks),
              units: priced.units,
              stake: format.money(line.unitStake, { whole: true }),
            })}
          </p>
          <p className={styles.slipCalc}>
            {t('betting.winsUpTo', { amount: format.money(priced.most, { whole: true }) })}
          </p>
        </>
      ) : (
        <p className={styles.slipCalc}>{t(isTooMuch(bet, line) ? 'betting.tooMany' : 'betting.pickMore')}</p>
      )}
      <ScarceNote line={line} priced={priced} texts={texts} scarce={scarce} onDrop={onDrop} />
      {fault && (
        <p className={styles.slipWarn}>
          <Icon name="alert" size={16} />
          <span>{fault}</span>
        </p>
      )}
    </li>
  );
}

/** Names sold-out values, which can be removed, or else scarce ones with the stake they still take. */
function ScarceNote({
  line,
  priced,
  texts,
  scarce,
  onDrop,
}: Pick<SlipLineItemProps, 'line' | 'priced' | 'texts' | 'scarce' | 'onDrop'>): ReactElement | null {
  const t = useText();
  const format = useFormat();
  const full = scarce.filter(({ left }) => left === 0);
  const odds = Math.max(...Object.values(priced?.odds ?? {}), 1);
  const tight = scarce.filter(({ left }) => left > 0).toSorted((a, b) => a.left - b.left)[0];
  const most = tight && Math.floor(tight.left / odds);
  if (full.length === 0 && (most === undefined || most >= line.unitStake * 10)) return null;
  const numbers = full.map(({ value }) => texts.value(value)).join(', ');
  return (
    <p className={styles.slipWarn}>
      <Icon name="alert" size={16} />
      {full.length > 0 ? (
        <span>
          {t('betting.fullInSlip', { numbers })}{' '}
          <Button size="sm" onClick={() => onDrop(full)}>
            {t('betting.dropNumbers', { numbers })}
          </Button>
        </span>
      ) : (
        <span>
          {t('betting.tightInSlip', {
            number: texts.value(tight?.value ?? ''),
            amount: format.money(most ?? 0, { whole: true }),
          })}
        </span>
      )}
    </p>
  );
}

/** The first picks of a line, or its selection while that makes no pick yet. */
function shownOf(bet: Bet | undefined, { selection }: DraftLine, texts: BetTexts, isPriced: boolean): string[] {
  if (!bet) return [];
  if (isPriced) return firstPicks(bet, selection, SHOWN).map((pick) => texts.pick(bet, pick));
  return selection.flat().slice(0, SHOWN).map(texts.value);
}

const isTooMuch = (bet: Bet | undefined, { selection }: DraftLine): boolean =>
  bet !== undefined && countPicks(bet.layout, selection) > MAX_PICKS;
