import { isDeepStrictEqual } from 'node:util';
import type { SettingKind, SettingValues } from '@unisite/shared/contract/operatorsMarketSettings';
import type { Queryable } from '../../foundation/database/connect.ts';
import { Refusal } from '../../foundation/http/refusal.ts';
import { writeAudit } from '../../operators/audit/index.ts';
import type { MarketSetting } from '../markets/index.ts';

/** A setting of a market, what it was when somebody decided to change it, and what it becomes. */
export interface SettingChange<Kind extends SettingKind> {
  readonly market: string;
  readonly from: SettingValues[Kind];
  readonly to: SettingValues[Kind];
}

/** Whether a setting is what it would become. Its market is locked. */
export const isSet = async <Kind extends SettingKind>(
  q: Queryable,
  setting: MarketSetting<Kind>,
  { market, to }: SettingChange<Kind>,
): Promise<boolean> => isDeepStrictEqual(await setting.read(q, market), to);

/**
 * Refuses a change of a setting that others changed first, or that cannot be made any more. Its market is locked.
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

/** Whether a change waits for a second operator. */
export const takesTwo = <Kind extends SettingKind>(
  { isLooser }: MarketSetting<Kind>,
  { from, to }: SettingChange<Kind>,
  { fourEyes }: { readonly fourEyes: boolean },
): boolean => (isLooser ? isLooser(from, to) : fourEyes);

/** Writes a setting, and into the audit who changed it from what to what. */
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
