import {
  changeAppEntries,
  changeMarketAge,
  changeMarketCash,
  changeMarketIdentity,
  changeMarketLineTransfers,
  changeMarketLottery,
  changeMarketPayRuns,
  changeMarketProtection,
  changeMarketRebates,
  changeMarketReferral,
  changeMarketStatus,
  changeMarketSwitches,
  changeMarketVip,
  changeRegistrationFields,
  changeServiceEntries,
  listMarketSettings,
  type SettingKind,
  type SettingValues,
} from '@unisite/shared/contract/operatorsMarketSettings';
import { fieldRules } from '../../access/identity/index.ts';
import type { Services } from '../../foundation/services.ts';
import { operatorActor } from '../../operators/audit/index.ts';
import type { ServeOperatorCall, SignedInContext } from '../../operators/desks/index.ts';
import {
  type ChangeOf,
  type KindsOfProposals,
  lapseProposals,
  proposeChange,
} from '../../operators/proposals/index.ts';
import { type MarketSetting, requireLockedMarket } from '../markets/index.ts';
import { allSettings } from './allSettings.ts';
import { isSet, requireChangeable, type SettingChange, takesTwo, writeSetting } from './changeSetting.ts';
import { subjectOfSetting } from './settingProposals.ts';

/** Settings of whole markets. */
export function settingCalls(serve: ServeOperatorCall, services: Services, kinds: KindsOfProposals<SettingKind>): void {
  const { database, markets } = services;

  const change =
    <Kind extends SettingKind>(setting: MarketSetting<Kind>) =>
    ({ code: market, why, from, to }: Asked<Kind>, context: SignedInContext) =>
      changeSetting(services, kinds, context, { setting, change: { market, from, to }, why });

  serve(listMarketSettings, async () => ({
    markets: await Promise.all(
      (await markets.all()).map(async ({ code, timeZone }) => {
        const marketSwitches = await allSettings.marketSwitches.read(database, code);
        return {
          code,
          timeZone,
          marketSwitches,
          fieldRules: fieldRules(marketSwitches),
          marketStatus: await allSettings.marketStatus.read(database, code),
          registrationFields: await allSettings.registrationFields.read(database, code),
          serviceEntries: await allSettings.serviceEntries.read(database, code),
          appEntries: await allSettings.appEntries.read(database, code),
          marketProtection: await allSettings.marketProtection.read(database, code),
          marketIdentity: await allSettings.marketIdentity.read(database, code),
          marketAge: await allSettings.marketAge.read(database, code),
          marketLottery: await allSettings.marketLottery.read(database, code),
          marketReferral: await allSettings.marketReferral.read(database, code),
          marketCash: await allSettings.marketCash.read(database, code),
          marketLineTransfers: await allSettings.marketLineTransfers.read(database, code),
          marketRebates: await allSettings.marketRebates.read(database, code),
          marketVip: await allSettings.marketVip.read(database, code),
          marketPayRuns: await allSettings.marketPayRuns.read(database, code),
        };
      }),
    ),
  }));

  serve(changeMarketStatus, change(allSettings.marketStatus));
  serve(changeMarketSwitches, change(allSettings.marketSwitches));
  serve(changeRegistrationFields, change(allSettings.registrationFields));
  serve(changeServiceEntries, change(allSettings.serviceEntries));
  serve(changeAppEntries, change(allSettings.appEntries));
  serve(changeMarketProtection, change(allSettings.marketProtection));
  serve(changeMarketIdentity, change(allSettings.marketIdentity));
  serve(changeMarketAge, change(allSettings.marketAge));
  serve(changeMarketLottery, change(allSettings.marketLottery));
  serve(changeMarketReferral, change(allSettings.marketReferral));
  serve(changeMarketCash, change(allSettings.marketCash));
  serve(changeMarketLineTransfers, change(allSettings.marketLineTransfers));
  serve(changeMarketRebates, change(allSettings.marketRebates));
  serve(changeMarketVip, change(allSettings.marketVip));
  serve(changeMarketPayRuns, change(allSettings.marketPayRuns));
}

interface Asked<Kind extends SettingKind> {
  readonly code: string;
  readonly from: SettingValues[Kind];
  readonly to: SettingValues[Kind];
  readonly why: string;
}

interface Changing<Kind extends SettingKind> {
  readonly setting: MarketSetting<Kind>;
  readonly change: SettingChange<Kind>;
  readonly why: string;
}

/** Changes a setting, or proposes the change when it takes two operators. */
async function changeSetting<Kind extends SettingKind>(
  { database, clock, live, markets }: Services,
  kinds: KindsOfProposals<Kind>,
  context: SignedInContext,
  { setting, change, why }: Changing<Kind>,
): Promise<{ state: 'done' | 'proposed' }> {
  const state = await database.transaction(async (q) => {
    const market = await requireLockedMarket(q, change.market);
    // A repeated call whose first response was lost finds the setting changed.
    if (await isSet(q, setting, change)) return 'done' as const;
    await requireChangeable(q, clock(), setting, change);
    if (takesTwo(setting, change, market)) {
      const { kind } = setting;
      // A proposal's change has the kind of its setting; TypeScript cannot express that.
      const subject = subjectOfSetting(kind, change.market);
      await proposeChange(q, clock(), kinds, context, { change: { kind, ...change } as ChangeOf<Kind>, subject, why });
      return 'proposed' as const;
    }
    await writeSetting(q, clock(), setting, change, { who: operatorActor(context.session), why });
    // A stricter value takes effect at once, and pending proposals lapse: they start from a value that no longer
    // exists.
    if (setting.isLooser) await lapseProposals(q, clock(), subjectOfSetting(setting.kind, change.market));
    return 'done' as const;
  });
  // this process at once; the others are notified by the database
  markets.forget();
  await live.publishToOperators({ type: state === 'done' ? 'settings' : 'proposals' });
  return { state };
}
