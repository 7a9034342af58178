import type { Sign } from '@unisite/shared/contract/operatorsSigns';
import { useFormat, useText } from '@unisite/shared/i18n';

/** Facts that are amounts; the others are minutes, or counts. */
const amounts: ReadonlySet<string> = new Set(['back', 'deposited', 'lost', 'sent', 'staked', 'usual', 'withdrawn']);

/** Explains a sign: its rule, and its figures. */
export function useSignReason(): (sign: Sign) => string {
  const t = useText();
  const format = useFormat();
  return ({ sign, facts }) =>
    t(
      `signs.reason.${sign}`,
      Object.fromEntries(
        Object.entries(facts).map(([name, fact]) => [
          name,
          amounts.has(name) ? format.money(fact, { whole: true }) : format.number(fact),
        ]),
      ),
    );
}
