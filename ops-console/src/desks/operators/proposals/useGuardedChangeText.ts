import type { Rule } from '@unisite/shared/contract/rollout';
import { useText } from '@unisite/shared/i18n';
import { useMarkets } from '../../../frame/words/useMarkets.ts';

/** A short description of a guarded change, with the markets that it opens or closes. */
export function useGuardedChangeText(rule: Rule): { what: string; details: readonly string[] } {
  const t = useText();
  const { nameOf } = useMarkets();
  if (rule.kind === 'fourEyesOff') {
    const values = { market: nameOf(rule.market) };
    return { what: t('rules.fourEyesOff', values), details: [t('markets.offMeans', values)] };
  }
  const { team, key, opens, closes } = rule;
  const names = (codes: readonly string[]) => codes.map(nameOf).join(', ');
  return {
    what: t('rules.teamKey', { team, key }),
    details: [
      t('teams.keyMeans', { team }),
      ...(opens.length > 0 ? [t('rules.opens', { team, markets: names(opens) })] : []),
      ...(closes.length > 0 ? [t('rules.closes', { team, markets: names(closes) })] : []),
    ],
  };
}
