import { isDeepStrictEqual } from 'node:util';
import type { SettingKind, SettingValues } from '@unisite/shared/contract/operatorsMarketSettings';
import type { Queryable } from '../../foundation/database/connect.ts';
import { Refusal } from '../../foundation/http/refusal.ts';
import { writeAudit } from '../../operators/audit/index.ts';
import type { MarketSetting } from '../markets/index.ts';

/** A change of a market's setting: the value that the operator saw, and the new one. */
export interface SettingChange<Kind extends SettingKind> {
  readonly market: string;
  readonly from: SettingValues[Kind];
  readonly to: SettingValues[Kind];
}

/** Whether a setting already has the new value. The caller holds the market's lock. */
export const isSet = async <Kind extends SettingKind>(
  q: Queryable,
  setting: MarketSetting<Kind>,
  { market, to }: SettingChange<Kind>,
): Promise<boolean> => isDeepStrictEqual(await setting.read(q, market), to);

/**
 * Refuses a change when the setting changed meanwhile or the change is no longer possible. The caller holds the
 * market's lock.
 *
 * @throws Refusal SETTING_CHANGED, END_PASSED
 */
export async function requireChangeable<Kind extends SettingKind>(
  q: Queryable,
  now: Date,
  setting: MarketSetting<Kind>,
  { market, from, to }: SettingChange<Kind>,
): Promise<void> {
  if (!isDeepStrictEqual(await setting.read(q, market), from)) throw new Refusal('SETTING_CHANGED');
  setting.check?.(from, to, now);
}

/** Whether a change takes a second operator. */
export const takesTwo = <Kind extends SettingKind>(
  { isLooser }: MarketSetting<Kind>,
  { from, to }: SettingChange<Kind>,
  { fourEyes }: { readonly fourEyes: boolean },
): boolean => (isLooser ? isLooser(from, to) : fourEyes);

/** Writes a setting and its audit entry. */
export async function writeSetting<Kind extends SettingKind>(
  q: Queryable,
  at: Date,
  setting: MarketSetting<Kind>,
  { market, from, to }: SettingChange<Kind>,
  { who, why }: { readonly who: string; readonly why: string },
): Promise<void> {
  await setting.write(q, market, to);
  await writeAudit(q, { at, who, act: setting.act, market, subject: setting.describe(from, to), why });
}
