import * as z from '@unisite/shared/schema';
import { empty } from './envelope.ts';
import type { ErrorCode } from './errorCodes.ts';
import { operatorCall as call } from './operatorCall.ts';
import type { OperatorRole } from './operatorRoles.ts';
import { countryCodes } from './operatorsCountries.ts';
import { registrationField } from './registration.ts';
import { reason } from './rollout.ts';
import { switches } from './site.ts';

const instant = z
  .string()
  .check(z.refine((text) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString() === text));

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

/** What operators set for a market as a whole, by kind. A change of each is kept whole: from what, to what. */
export interface SettingValues {
  marketStatus: MarketStatus;
  marketSwitches: MarketSwitches;
  registrationFields: RegistrationFlags;
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
  { from, to }: { from: Seen; to: Wanted },
) =>
  call({
    name,
    method: 'PATCH',
    path: `/ops/settings/:code/${path}`,
    access,
    errors: [...settingErrors, 'PROPOSAL_WAITS'],
    request: z.object({ code: z.string().check(z.regex(/^[A-Z]{2,8}$/)), from, to, why: reason }),
    value: z.object({ state: z.enum(['done', 'proposed']) }),
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
