import type { CurrentDraw } from '@unisite/shared/contract/tickets';
import { useText } from '@unisite/shared/i18n';
import { classNames, Icon, Notice, Tabs, useUid } from '@unisite/shared/ui';
import type { ReactElement, ReactNode } from 'react';
import styles from './Board.module.css';
import { useBetTexts } from './betTexts.ts';
import { FullNotice } from './FullNotice.tsx';
import { KindCards } from './KindCards.tsx';
import { NumberEntry } from './NumberEntry.tsx';
import { PickRow } from './PickRow.tsx';
import { scarceValues } from './scarcity.ts';
import { type OfferedBet, type Slip, withSelection } from './slip.ts';

interface BetBoardProps {
  current: CurrentDraw;
  bets: readonly OfferedBet[];
  slip: Slip;
  closed: boolean;
  onChange: (slip: Slip) => void;
  /** Below the rows. */
  children?: ReactNode;
}

/** Larger sets of values are typed instead of shown as a grid. */
const MAX_GRID = 100;

/** Bet families and bets with their odds and return, and the values of the chosen bet. */
export function BetBoard({ current, bets, slip, closed, onChange, children }: BetBoardProps): ReactElement | null {
  const t = useText();
  const texts = useBetTexts(current.form);
  const titleId = useUid();
  const fullId = useUid();
  const chosen = bets.find(({ bet }) => bet.code === slip.marked) ?? bets[0];
  if (!chosen) return null;
  const { bet } = chosen;
  const families = [...new Set(bets.map((one) => one.bet.family))];
  const kinds = bets.filter((one) => one.bet.family === bet.family);
  const selection =
    slip.lines.find((line) => line.bet === bet.code)?.selection ?? bet.layout.rows.map((): readonly string[] => []);
  const scarce = scarceValues(bet, current.scarce);
  const full = scarce.filter(({ left }) => left === 0);
  const named = (row: number, value: string) =>
    `${texts.row(bet.layout.rows[row]?.name ?? '')} ${texts.value(value)}`.trim();
  const setRow = (row: number, values: readonly string[]) => {
    const next = selection.map((own, at) => (at === row ? values : own));
    onChange(withSelection(slip, bet.code, next, Math.max(chosen.first.least, 1_000)));
  };
  return (
    <section className={classNames('panel', styles.board)} aria-labelledby={titleId}>
      <div className="panel__head">
        <h2 id={titleId}>{t('betting.board')}</h2>
      </div>
      <div className={styles.boardBody}>
        <Tabs
          label={t('betting.families')}
          tabs={families.map((family) => ({ id: family, label: texts.family(family) }))}
          value={bet.family}
          onChange={(family) => {
            const first = bets.find((one) => one.bet.family === family);
            if (first) onChange({ ...slip, marked: first.bet.code });
          }}
        />
        <KindCards
          kinds={kinds}
          texts={texts}
          value={bet.code}
          onChange={(code) => onChange({ ...slip, marked: code })}
        />
        <p className={styles.rule}>
          <Icon name="info" size={16} />
          <span>{texts.rule(bet)}</span>
        </p>
        {bet.layout.rows.map((row, at) =>
          row.values.length > MAX_GRID ? (
            <NumberEntry
              key={`${bet.code} ${row.name}`}
              values={row.values}
              selected={selection[at] ?? []}
              disabled={closed}
              onChange={(values) => setRow(at, values)}
            />
          ) : (
            <PickRow
              key={`${bet.code} ${row.name}`}
              name={texts.row(row.name)}
              row={row}
              texts={texts}
              odds={chosen.offers}
              scarce={scarce.filter((one) => one.row === at)}
              fullId={fullId}
              selected={selection[at] ?? []}
              disabled={closed}
              onChange={(values) => setRow(at, values)}
            />
          ),
        )}
        {full.length > 0 && (
          <div id={fullId}>
            <Notice tone="warn">
              {t('betting.fullNumbers', {
                count: full.length,
                numbers: full.map(({ row, value }) => named(row, value)).join(', '),
              })}
            </Notice>
          </div>
        )}
        {full.length === 0 && <FullNotice bet={bet} selection={selection} scarce={current.scarce} />}
        {children}
      </div>
    </section>
  );
}
