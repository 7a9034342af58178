import type { SettingKind } from '@unisite/shared/contract/operatorsMarketSettings';
import type { Services } from '../../foundation/services.ts';
import type { Desk } from '../../operators/desks/index.ts';
import { settingCalls } from './settingCalls.ts';
import { settingProposals } from './settingProposals.ts';

/** Desk for markets' settings. */
export function settingsDesk(services: Services): Desk<SettingKind> {
  const kinds = settingProposals(services);
  return { kinds, open: (serve) => settingCalls(serve, services, kinds) };
}
