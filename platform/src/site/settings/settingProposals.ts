import type { SettingKind } from '@unisite/shared/contract/operatorsMarketSettings';
import type { Services } from '../../foundation/services.ts';
import type { KindOfProposal, KindsOfProposals } from '../../operators/proposals/index.ts';
import { type MarketSetting, requireLockedMarket } from '../markets/index.ts';
import { allSettings } from './allSettings.ts';
import { requireChangeable, type SettingChange, writeSetting } from './changeSetting.ts';

/** Subject of proposals about a market's setting. */
export const subjectOfSetting = (kind: SettingKind, market: string): string => `${kind}/${market}`;

/** Proposals for settings whose change takes two operators. */
export const settingProposals = (services: Services): KindsOfProposals<SettingKind> => ({
  marketStatus: settingProposal(services, allSettings.marketStatus),
  marketSwitches: settingProposal(services, allSettings.marketSwitches),
  registrationFields: settingProposal(services, allSettings.registrationFields),
  serviceEntries: settingProposal(services, allSettings.serviceEntries),
  appEntries: settingProposal(services, allSettings.appEntries),
  marketProtection: settingProposal(services, allSettings.marketProtection),
  marketIdentity: settingProposal(services, allSettings.marketIdentity),
  marketAge: settingProposal(services, allSettings.marketAge),
  marketLottery: settingProposal(services, allSettings.marketLottery),
  marketReferral: settingProposal(services, allSettings.marketReferral),
  marketCash: settingProposal(services, allSettings.marketCash),
  marketLineTransfers: settingProposal(services, allSettings.marketLineTransfers),
  marketRebates: settingProposal(services, allSettings.marketRebates),
  marketVip: settingProposal(services, allSettings.marketVip),
  marketPayRuns: settingProposal(services, allSettings.marketPayRuns),
});

function settingProposal<Kind extends SettingKind>(
  { database, clock, live, markets }: Services,
  setting: MarketSetting<Kind>,
): KindOfProposal<Kind> {
  // The change of each kind is one of its setting; TypeScript cannot express that.
  const changeOf = (change: unknown) => change as SettingChange<Kind>;
  return {
    role: setting.role,
    summary: (change) => {
      const { from, to } = changeOf(change);
      return `${setting.act} ${setting.describe(from, to)}`;
    },
    market: (change) => changeOf(change).market,
    async approve({ change: proposed, conclude, decision: { by, why } }) {
      const change = changeOf(proposed);
      await database.transaction(async (q) => {
        await requireLockedMarket(q, change.market);
        await conclude(q);
        await requireChangeable(q, clock(), setting, change);
        await writeSetting(q, clock(), setting, change, { who: `operator:${by}`, why });
      });
      markets.forget();
      await live.publishToOperators({ type: 'settings' });
      return null;
    },
  };
}
