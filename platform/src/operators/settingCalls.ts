import {
  changeMarketStatus,
  listMarketSettings,
  type SettingKind,
} from '@unisite/shared/contract/operatorsMarketSettings';
import { operatorActor } from './actCalls.ts';
import type { SignedInContext } from './operatorContext.ts';
import type { ChangeOf, KindsOfProposals } from './proposals/proposalKind.ts';
import { proposeChange } from './proposals/proposeChange.ts';
import { subjectOfSetting } from './proposals/settingProposals.ts';
import type { ServeOperatorCall } from './serveOperatorCall.ts';
import type { Services } from './services.ts';
import { allSettings } from './settings/allSettings.ts';
import { isSet, lockMarket, requireChangeable, type SettingChange, writeSetting } from './settings/changeSetting.ts';
import type { MarketSetting } from './settings/marketSetting.ts';

/** What operators set for a market as a whole. */
export function settingCalls(serve: ServeOperatorCall, services: Services, kinds: KindsOfProposals): void {
  const { database, markets } = services;

  serve(listMarketSettings, async () => ({
    markets: await Promise.all(
      (await markets.all()).map(async ({ code, timeZone }) => ({
        ...{ code, timeZone },
        marketStatus: await allSettings.marketStatus.read(database, code),
      })),
    ),
  }));

  serve(changeMarketStatus, ({ code: market, why, ...change }, context) =>
    changeSetting(services, kinds, context, { setting: allSettings.marketStatus, change: { market, ...change }, why }),
  );
}

interface Changing<Kind extends SettingKind> {
  readonly setting: MarketSetting<Kind>;
  readonly change: SettingChange<Kind>;
  readonly why: string;
}

/** Changes a setting, or keeps the change for a second operator where the market has four eyes. */
async function changeSetting<Kind extends SettingKind>(
  { database, clock, live }: Services,
  kinds: KindsOfProposals,
  context: SignedInContext,
  { setting, change, why }: Changing<Kind>,
): Promise<{ state: 'done' | 'proposed' }> {
  const state = await database.transaction(async (q) => {
    const { fourEyes } = await lockMarket(q, change.market);
    // The same call again, because its answer was lost, finds its work done.
    if (await isSet(q, setting, change)) return 'done' as const;
    await requireChangeable(q, clock(), setting, change);
    if (fourEyes) {
      const { kind } = setting;
      // What is proposed of each kind is a change of its setting; the type cannot follow that.
      const subject = subjectOfSetting(kind, change.market);
      await proposeChange(q, clock(), kinds, context, { change: { kind, ...change } as ChangeOf<Kind>, subject, why });
      return 'proposed' as const;
    }
    await writeSetting(q, clock(), setting, change, { who: operatorActor(context.session), why });
    return 'done' as const;
  });
  await live.publishToOperators({ type: state === 'done' ? 'settings' : 'proposals' });
  return { state };
}
