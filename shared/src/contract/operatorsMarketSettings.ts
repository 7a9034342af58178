import * as z from '@unisite/shared/schema';
import { empty, localized } from './envelope.ts';
import type { ErrorCode } from './errorCodes.ts';
import { operatorCall as call } from './operatorCall.ts';
import type { OperatorRole } from './operatorRoles.ts';
import { isContactAddress, isPageAddress } from './operatorsAddresses.ts';
import { countryCodes } from './operatorsCountries.ts';
import { type MarketAge, marketAge } from './operatorsMarketAge.ts';
import { type MarketCash, marketCash, wantedCash } from './operatorsMarketCash.ts';
import { type MarketIdentity, marketIdentity, wantedIdentity } from './operatorsMarketIdentity.ts';
import { type MarketLineTransfers, marketLineTransfers, wantedLineTransfers } from './operatorsMarketLineTransfers.ts';
import { type MarketLottery, marketLottery, wantedLottery } from './operatorsMarketLottery.ts';
import { type MarketPayRuns, marketPayRuns } from './operatorsMarketPayRuns.ts';
import { type MarketProtection, marketProtection, wantedProtection } from './operatorsMarketProtection.ts';
import { type MarketRebates, marketRebates, wantedRebates } from './operatorsMarketRebates.ts';
import { type MarketReferral, marketReferral, wantedReferral } from './operatorsMarketReferral.ts';
import { type MarketVip, marketVip, wantedVip } from './operatorsMarketVip.ts';
import { instant } from './operatorTexts.ts';
import { registrationField } from './registration.ts';
import { reason } from './rollout.ts';
import { switches } from './site.ts';

/** To whom a market is open (section 4). */
export const marketStatus = z.object({
  /** restricted: closed to everyone, as to visitors of a country that is not served. */
  state: z.enum(['open', 'maintenance', 'restricted']),
  /** When maintenance is meant to end (ISO): visitors read it, nothing opens by itself. Null: not known. */
  until: z.nullable(instant),
  /** Countries whose visitors find an open market closed; ISO 3166-1, sorted. */
  countries: z.array(z.string().check(z.regex(/^[A-Z]{2}$/))).check(z.maxLength(300)),
});
export type MarketStatus = z.Infer<typeof marketStatus>;

const known: ReadonlySet<string> = new Set(countryCodes);
const isSortedOnce = (codes: readonly string[]) => codes.every((code, index) => code > (codes[index - 1] ?? ''));

const wantedStatus = marketStatus.check(
  z.refine(({ state, until }) => state === 'maintenance' || until === null),
  z.refine(({ countries }) => isSortedOnce(countries) && countries.every((code) => known.has(code))),
);

export type MarketSwitches = z.Infer<typeof switches>;

const registrationTab = z.enum(['username', 'mobile']);
/** Whether a tab of the registration asks for a field, and whether it has to be filled in; in the order of the form. */
export const registrationFlags = z
  .array(z.object({ tab: registrationTab, field: registrationField, enabled: z.boolean(), required: z.boolean() }))
  .check(z.maxLength(60));
export type RegistrationFlags = z.Infer<typeof registrationFlags>;

/** The ways to reach customer service, in their order; by the type a page finds the one that it opens. */
export const serviceEntries = z.array(z.object({ type: z.string(), title: localized, path: z.string() }));
export type ServiceEntries = z.Infer<typeof serviceEntries>;
/** The type of the entry that is opened when nobody chose one (section 3). */
export const firstServiceType = '3';

const lineOf = (longest: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(longest),
    z.refine((text) => !/\p{C}/u.test(text)),
  );
const areDifferent = (names: readonly string[]) => new Set(names).size === names.length;

const wantedServiceEntries = z
  .array(
    z.object({
      type: z.string().check(z.regex(/^[1-9]\d?$/)),
      title: z.object({ vi: lineOf(60), en: lineOf(60) }),
      path: z.string().check(z.refine(isContactAddress)),
    }),
  )
  .check(
    z.maxLength(20),
    z.refine((entries) => areDifferent(entries.map(({ type }) => type))),
  );

/** A market's apps, in their order. */
export const appEntries = z.array(
  z.object({ type: z.enum(['IOS', 'ANDROID', 'LITE']), label: z.string(), url: z.string(), qrUrl: z.string() }),
);
export type AppEntries = z.Infer<typeof appEntries>;

const pageAddress = z.string().check(z.refine(isPageAddress));
const wantedAppEntries = z
  .array(
    z.object({
      type: z.enum(['IOS', 'ANDROID', 'LITE']),
      label: lineOf(60),
      url: pageAddress,
      /** What the code leads to, which a telephone reads. */
      qrUrl: pageAddress,
    }),
  )
  .check(z.refine((entries) => areDifferent(entries.map(({ type }) => type))));

/** What operators set for a market as a whole, by kind. A change of each is kept whole: from what, to what. */
export interface SettingValues {
  marketStatus: MarketStatus;
  marketSwitches: MarketSwitches;
  registrationFields: RegistrationFlags;
  serviceEntries: ServiceEntries;
  appEntries: AppEntries;
  marketProtection: MarketProtection;
  marketIdentity: MarketIdentity;
  marketAge: MarketAge;
  marketLottery: MarketLottery;
  marketLineTransfers: MarketLineTransfers;
  marketReferral: MarketReferral;
  marketCash: MarketCash;
  marketRebates: MarketRebates;
  marketVip: MarketVip;
  marketPayRuns: MarketPayRuns;
}
export type SettingKind = keyof SettingValues;

/** A change of a setting: from what, to what. */
export type SettingChange = {
  [Kind in SettingKind]: { kind: Kind; market: string; from: SettingValues[Kind]; to: SettingValues[Kind] };
}[SettingKind];

export const marketSettings = z.object({
  code: z.string(),
  /** IANA; times that visitors read are entered in it. */
  timeZone: z.string(),
  marketStatus,
  marketSwitches: switches,
  registrationFields: registrationFlags,
  serviceEntries,
  appEntries,
  marketProtection,
  marketIdentity,
  marketAge,
  marketLottery,
  marketLineTransfers,
  marketReferral,
  marketCash,
  marketRebates,
  marketVip,
  marketPayRuns,
  /** Fields whose flags count for less: the switches decide of them, or they are required wherever they are asked. */
  fieldRules: z.array(
    z.object({ tab: registrationTab, field: registrationField, by: z.enum(['switches', 'alwaysRequired']) }),
  ),
});
export type MarketSettings = z.Infer<typeof marketSettings>;

export const listMarketSettings = call({
  name: 'listMarketSettings',
  method: 'GET',
  path: '/ops/settings',
  access: 'operator',
  request: empty,
  value: z.object({ markets: z.array(marketSettings) }),
});

/** Why a setting is not changed, by whom and however it is asked. */
export const settingErrors = ['SETTING_CHANGED', 'END_PASSED'] as const satisfies readonly ErrorCode[];

/**
 * Declares the change of a setting. It holds at once; where the market has four eyes it waits for a second operator of
 * the same role. Refused with SETTING_CHANGED where the setting is not what the operator saw (`from`).
 */
const settingChange = <Seen extends z.Schema, Wanted extends z.Schema, const Role extends OperatorRole>(
  name: string,
  path: string,
  access: Role,
  { from, to, bodyBytes }: { from: Seen; to: Wanted; bodyBytes?: number },
) =>
  call({
    name,
    method: 'PATCH',
    path: `/ops/settings/:code/${path}`,
    access,
    errors: [...settingErrors, 'PROPOSAL_WAITS'],
    request: z.object({ code: z.string().check(z.regex(/^[A-Z]{2,8}$/)), from, to, why: reason }),
    value: z.object({ state: z.enum(['done', 'proposed']) }),
    ...(bodyBytes === undefined ? {} : { bodyBytes }),
  });

export const changeMarketStatus = settingChange('changeMarketStatus', 'status', 'release', {
  from: marketStatus,
  to: wantedStatus,
});
/** Pages have the switches from their next load on, calls at once. */
export const changeMarketSwitches = settingChange('changeMarketSwitches', 'switches', 'security', {
  from: switches,
  to: switches,
});
/** What a field accepts stays; `to` has the fields of `from`. */
export const changeRegistrationFields = settingChange('changeRegistrationFields', 'registration', 'security', {
  from: registrationFlags,
  to: registrationFlags,
});
export const changeServiceEntries = settingChange('changeServiceEntries', 'service', 'support', {
  from: serviceEntries,
  to: wantedServiceEntries,
});
export const changeAppEntries = settingChange('changeAppEntries', 'apps', 'support', {
  from: appEntries,
  to: wantedAppEntries,
});
/**
 * Counts from a member's next bet or deposit on. What protects more holds at once, what protects less in anything waits
 * for a second operator: in every market, whatever its four eyes.
 */
export const changeMarketProtection = settingChange('changeMarketProtection', 'protection', 'security', {
  from: marketProtection,
  to: wantedProtection,
});

/**
 * Counts from the next withdrawal, handing in or decision on, what is kept from the next clearing away. What is looser in
 * anything waits for a second operator, as with protection.
 */
export const changeMarketIdentity = settingChange('changeMarketIdentity', 'identity', 'security', {
  from: marketIdentity,
  to: wantedIdentity,
});

/**
 * Counts at once, for whoever stated a date of birth before as well. A lower age waits for a second operator: in every
 * market, whatever its four eyes.
 */
export const changeMarketAge = settingChange('changeMarketAge', 'age', 'security', { from: marketAge, to: marketAge });

/**
 * Counts from the next slip on, and not for tickets that are bought. What lets somebody win more waits for a second
 * operator: in every market, whatever its four eyes.
 */
export const changeMarketLottery = settingChange('changeMarketLottery', 'lottery', 'security', {
  from: marketLottery,
  to: wantedLottery,
  bodyBytes: 512 * 1024,
});

/**
 * Counts from the next transfer on. What lets more money pass waits for a second operator: in every market, whatever its
 * four eyes.
 */
export const changeMarketLineTransfers = settingChange('changeMarketLineTransfers', 'line-transfers', 'security', {
  from: marketLineTransfers,
  to: wantedLineTransfers,
});

/**
 * Counts from the next claim or crediting on, for days that are open as well. What gives more in anything waits for a second
 * operator: in every market, whatever its four eyes.
 */
export const changeMarketRebates = settingChange('changeMarketRebates', 'rebates', 'cash', {
  from: marketRebates,
  to: wantedRebates,
});

/**
 * Counts from the next friend on who has deposited enough. What gives more in anything waits for a second operator: in
 * every market, whatever its four eyes.
 */
export const changeMarketReferral = settingChange('changeMarketReferral', 'referral', 'cash', {
  from: marketReferral,
  to: wantedReferral,
});

/**
 * Counts from the next deposit or withdrawal on; those that are there keep their fees. What lets more money out, or takes less
 * for it, waits for a second operator: in every market, whatever its four eyes.
 */
export const changeMarketCash = settingChange('changeMarketCash', 'cash', 'cash', { from: marketCash, to: wantedCash });

/**
 * Counts from the next review on: a level that was reached by a former rule is kept only where the new one reaches it too. What
 * gives more in anything waits for a second operator: in every market, whatever its four eyes.
 */
export const changeMarketVip = settingChange('changeMarketVip', 'vip', 'cash', { from: marketVip, to: wantedVip });

/**
 * Counts for periods that are closed from then on. Where fewer pay-runs are approved by two, that waits for a second operator:
 * in every market, whatever its four eyes.
 */
export const changeMarketPayRuns = settingChange('changeMarketPayRuns', 'pay-runs', 'cash', {
  from: marketPayRuns,
  to: marketPayRuns,
});
