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

/** A market's availability (section 4). */
export const marketStatus = z.object({
  /** restricted: closed to everyone, like to visitors from a country not served. */
  state: z.enum(['open', 'maintenance', 'restricted']),
  /** Expected end of a maintenance (ISO), for visitors to read; it does not reopen automatically. Null: unknown. */
  until: z.nullable(instant),
  /** Countries not served; ISO 3166-1, sorted. */
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
/** Whether a registration tab asks for a field, and requires it; in form order. */
export const registrationFlags = z
  .array(z.object({ tab: registrationTab, field: registrationField, enabled: z.boolean(), required: z.boolean() }))
  .check(z.maxLength(60));
export type RegistrationFlags = z.Infer<typeof registrationFlags>;

/** Channels of customer service, in order; pages refer to them by type. */
export const serviceEntries = z.array(z.object({ type: z.string(), title: localized, path: z.string() }));
export type ServiceEntries = z.Infer<typeof serviceEntries>;
/** Type of the default channel (section 3). */
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
      /** Target of the QR code. */
      qrUrl: pageAddress,
    }),
  )
  .check(z.refine((entries) => areDifferent(entries.map(({ type }) => type))));

/** A market's settings by kind. Each change is recorded completely: before and after. */
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

/** A change of a setting: before and after. */
export type SettingChange = {
  [Kind in SettingKind]: { kind: Kind; market: string; from: SettingValues[Kind]; to: SettingValues[Kind] };
}[SettingKind];

export const marketSettings = z.object({
  code: z.string(),
  /** IANA time zone, in which published times are entered. */
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
  /** Fields whose flags are overridden: decided by switches, or required wherever asked. */
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

/** Refusals of a change of settings. */
export const settingErrors = ['SETTING_CHANGED', 'END_PASSED'] as const satisfies readonly ErrorCode[];

/**
 * Declares the call that changes a setting. It applies at once; with four eyes it needs a second operator of the same
 * role. Refused with SETTING_CHANGED when the setting is not what the operator saw (`from`).
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
/** Applies to pages from their next load, to calls at once. */
export const changeMarketSwitches = settingChange('changeMarketSwitches', 'switches', 'security', {
  from: switches,
  to: switches,
});
/** The accepted patterns stay; `to` has the same fields as `from`. */
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
 * Applies from a member's next bet or deposit. Tightening applies at once; anything looser needs a second operator in
 * every market, regardless of four eyes.
 */
export const changeMarketProtection = settingChange('changeMarketProtection', 'protection', 'security', {
  from: marketProtection,
  to: wantedProtection,
});

/**
 * Applies from the next withdrawal, submission or decision; retention from the next clean-up. Anything looser needs a
 * second operator in every market.
 */
export const changeMarketIdentity = settingChange('changeMarketIdentity', 'identity', 'security', {
  from: marketIdentity,
  to: wantedIdentity,
});

/** Applies at once, also to dates of birth stated before. A lower age needs a second operator in every market. */
export const changeMarketAge = settingChange('changeMarketAge', 'age', 'security', { from: marketAge, to: marketAge });

/**
 * Applies from the next slip, not to tickets already bought. Anything that allows larger wins needs a second operator
 * in every market.
 */
export const changeMarketLottery = settingChange('changeMarketLottery', 'lottery', 'security', {
  from: marketLottery,
  to: wantedLottery,
  bodyBytes: 512 * 1024,
});

/** Applies from the next transfer. Anything that allows more needs a second operator in every market. */
export const changeMarketLineTransfers = settingChange('changeMarketLineTransfers', 'line-transfers', 'security', {
  from: marketLineTransfers,
  to: wantedLineTransfers,
});

/**
 * Applies from the next claim or crediting, also for open days. Anything that gives more needs a second operator in
 * every market.
 */
export const changeMarketRebates = settingChange('changeMarketRebates', 'rebates', 'cash', {
  from: marketRebates,
  to: wantedRebates,
});

/**
 * Applies from the next friend who reaches the required deposits. Anything that gives more needs a second operator in
 * every market.
 */
export const changeMarketReferral = settingChange('changeMarketReferral', 'referral', 'cash', {
  from: marketReferral,
  to: wantedReferral,
});

/**
 * Applies from the next deposit or withdrawal; existing ones keep their fees. Anything that lets more money out, or
 * charges less, needs a second operator in every market.
 */
export const changeMarketCash = settingChange('changeMarketCash', 'cash', 'cash', { from: marketCash, to: wantedCash });

/**
 * Applies from the next review: a level reached under earlier rules stays only if the new ones reach it too. Anything
 * that gives more needs a second operator in every market.
 */
export const changeMarketVip = settingChange('changeMarketVip', 'vip', 'cash', { from: marketVip, to: wantedVip });

/**
 * Applies to periods closed from then on. Fewer runs for two operators is a change that needs a second operator in
 * every market.
 */
export const changeMarketPayRuns = settingChange('changeMarketPayRuns', 'pay-runs', 'cash', {
  from: marketPayRuns,
  to: marketPayRuns,
});
