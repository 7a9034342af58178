import type { MarketView } from '@unisite/shared/contract/operators';
import type { MarketSettings } from '@unisite/shared/contract/operatorsMarketSettings';
import type { DialogsOf } from '../../../acts/dialogs.ts';
import { AgentDialog } from './AgentDialog.tsx';
import type { AgentAsk } from './agentAsk.ts';
import { PayRunRuleDialog } from './payRuns/PayRunRuleDialog.tsx';

declare module '../../../acts/dialogs.ts' {
  interface Dialogs {
    marketPayRuns: { readonly market: MarketView; readonly settings: MarketSettings };
    agents: { readonly ask: AgentAsk };
  }
}

export const dialogs: DialogsOf<'marketPayRuns' | 'agents'> = {
  marketPayRuns: PayRunRuleDialog,
  agents: AgentDialog,
};
