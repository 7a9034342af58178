import './agentTexts.ts';
import { useFormat, useText } from '@unisite/shared/i18n';
import type { ProposalText } from '../../../acts/proposals/proposalText.ts';
import { useMarkets } from '../../../frame/words/useMarkets.ts';
import type { AgentPayChange } from './agentPayChange.ts';
import { useContractText } from './useContractText.ts';

/** Describes proposed changes of agents' pay. */
export function useAgentPayText(): (change: AgentPayChange) => ProposalText {
  const t = useText();
  const format = useFormat();
  const { nameOf } = useMarkets();
  const words = useContractText();
  return (change) => {
    const market = nameOf(change.market);
    switch (change.kind) {
      case 'contractKind': {
        const values = { kind: words.kind(change.contract), account: change.account, market };
        return { what: t('agentPay.kind', values), name: change.account, details: [t('agentPay.kindMeans', values)] };
      }
      case 'houseContract': {
        const { account, offer, ends } = change;
        const { contract, games, period, terms } = offer;
        return {
          what: t('agentPay.offer', { kind: words.kind(contract), account }),
          name: account,
          details: [
            [market, words.games(games), t(`agentContracts.period.${period}`)].join(' · '),
            ...words.terms(contract, terms),
            ...(ends.length > 0
              ? [`${t('agentPay.offerEnds', { count: ends.length })}: ${ends.map(words.pair).join(', ')}`]
              : []),
          ],
        };
      }
      case 'payRun': {
        const { id, contract, payer, from, to, total, paid } = change;
        return {
          what: t('agentPay.run', { id, kind: words.kind(contract), days: words.days(from, to) }),
          name: id,
          details: [
            t('agentPay.runMeans', {
              amount: format.money(total),
              n: format.number(paid),
              market,
              payer: payer ?? t('agentContracts.house'),
            }),
          ],
        };
      }
    }
  };
}
