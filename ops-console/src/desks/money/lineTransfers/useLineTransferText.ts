import {
  isLooserLineTransfers,
  type LineTransferTerms,
  lineDirections,
  type MarketLineTransfers,
} from '@unisite/shared/contract/operatorsMarketLineTransfers';
import { useFormat, useText } from '@unisite/shared/i18n';

const lineFacts = ['open', 'least', 'most', 'dailyAmount', 'dailyTimes'] as const;
type LineFact = (typeof lineFacts)[number];

interface LineTransferText {
  readonly value: (fact: LineFact, terms: LineTransferTerms) => string;
  /** The differences, one per line. */
  readonly change: (from: MarketLineTransfers, to: MarketLineTransfers) => string[];
}

/** Describes a market's terms of line transfers. */
export function useLineTransferText(): LineTransferText {
  const t = useText();
  const format = useFormat();
  const value = (fact: LineFact, terms: LineTransferTerms): string => {
    if (fact === 'open') return t(terms.open ? 'lineTransfers.isOpen' : 'lineTransfers.isClosed');
    if (fact === 'dailyTimes') return format.number(terms.dailyTimes);
    return format.money(terms[fact], { whole: Number.isInteger(terms[fact]) });
  };
  return {
    value,
    change(from, to) {
      const becomes = (name: string, was: string, is: string) =>
        was === is ? [] : [t('proposals.becomes', { name, from: was, to: is })];
      const changes = [
        ...lineDirections.flatMap((way) =>
          lineFacts.flatMap((fact) =>
            becomes(
              `${t(`lineTransfers.way.${way}`)}, ${t(`lineTransfers.fact.${fact}`)}`,
              value(fact, from[way]),
              value(fact, to[way]),
            ),
          ),
        ),
        ...becomes(t('lineTransfers.played'), `${from.playedPercent}%`, `${to.playedPercent}%`),
      ];
      if (changes.length === 0) return [];
      return [...changes, t(isLooserLineTransfers(from, to) ? 'protection.looser' : 'lineTransfers.stricter')];
    },
  };
}
