import type { TicketLine } from '@unisite/shared/contract/tickets';
import { type Bet, dayOfDraw, type Prizes, type Win, winsOf } from '@unisite/shared/lottery';

/** The wins of a ticket line by these prizes, by the rules that the platform settles by. */
export function winsOfTicketLine(bet: Bet, line: TicketLine, numero: string, prizes: Prizes): readonly Win[] {
  const odds = Object.fromEntries(Object.entries(line.odds).map(([name, own]) => [name, Math.round(own * 100)]));
  const unitStake = BigInt(Math.round(line.unitStake * 100));
  return winsOf(
    bet,
    { selection: line.selection, unitStake, units: line.units, odds },
    { day: dayOfDraw(numero), prizes },
  );
}
