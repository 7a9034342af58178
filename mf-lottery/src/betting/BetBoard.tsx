import type { CurrentDraw } from '@unisite/shared/contract/tickets';
import { useText } from '@unisite/shared/i18n';
import type { Bet } from '@unisite/shared/lottery';
import { classNames, Icon, Notice, Tabs, useUid } from '@unisite/shared/ui';
import type { ReactElement, ReactNode } from 'react';
import styles from './Board.module.css';
import { useBetTexts } from './betTexts.ts';
import { KindCards } from './KindCards.tsx';
import { NumberEntry } from './NumberEntry.tsx';
import { PickRow } from './PickRow.tsx';
import { fullPicks, type OfferedBet, type Slip, withSelection } from './slip.ts';

interface BetBoardProps {
  current: CurrentDraw;
  bets: readonly OfferedBet[];
  slip: Slip;
  closed: boolean;
  onChange: (slip: Slip) => void;
  /** Stands under the picks. */
  children?: ReactNode;
}

/** More values than a grid can show are typed. */
const MAX_GRID = 100;

/** Families and bets with their odds and return, and what can be picked of the chosen bet. */
export function BetBoard({ current, bets, slip, closed, onChange, children }: BetBoardProps): ReactElement | null {
  const t = useText();
  const texts = useBetTexts(current.form);
  const titleId = useUid();
  const chosen = bets.find(({ bet }) => bet.code === slip.marked) ?? bets[0];
  if (!chosen) return null;
  const { bet } = chosen;
  const families = [...new Set(bets.map((one) => one.bet.family))];
  const kinds = bets.filter((one) => one.bet.family === bet.family);
  const selection =
    slip.lines.find((line) => line.bet === bet.code)?.selection ?? bet.layout.rows.map((): readonly string[] => []);
  const scarce = current.scarce.filter((one) => one.bet === bet.code);
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
              scarce={bet.layout.rows.length === 1 && row.take === 1 ? scarce : []}
              selected={selection[at] ?? []}
              disabled={closed}
              onChange={(values) => setRow(at, values)}
            />
          ),
        )}
        <FullNotice bet={bet} selection={selection} scarce={scarce} />
        {children}
      </div>
    </section>
  );
}

/** Names what cannot be bought of a selection before the slip is sent. */
function FullNotice({
  bet,
  selection,
  scarce,
}: {
  bet: Bet;
  selection: readonly (readonly string[])[];
  scarce: CurrentDraw['scarce'];
}): ReactElement | null {
  const t = useText();
  const full = fullPicks(bet, selection, { scarce, atMost: 8 });
  if (full.length === 0) return null;
  return (
    <Notice tone="warn">
      {full[0] === '' ? t('betting.betFull') : t('betting.picksFull', { picks: full.join(', ') })}
    </Notice>
  );
}
