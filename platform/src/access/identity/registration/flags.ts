import type {
  MarketSettings,
  MarketSwitches,
  RegistrationFlags,
} from '@unisite/shared/contract/operatorsMarketSettings';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { fieldsOfSwitches, requiredIfShown, type Tab } from './formFields.ts';

const tabs: readonly Tab[] = ['username', 'mobile'];

/** A market's registration fields as operators set them, in the form's order. */
export const readRegistrationFlags = (q: Queryable, market: string): Promise<RegistrationFlags> =>
  q.query<RegistrationFlags[number]>(
    `SELECT tab, field, enabled, required FROM registration_setting WHERE market_code = $1
     ORDER BY tab DESC, position`,
    [market],
  );

/** Sets which fields are asked for, and which of them are required. */
export async function writeRegistrationFlags(q: Queryable, market: string, flags: RegistrationFlags): Promise<void> {
  await q.query(
    `UPDATE registration_setting s SET enabled = f.enabled, required = f.required
     FROM jsonb_to_recordset($2) AS f (tab text, field text, enabled boolean, required boolean)
     WHERE s.market_code = $1 AND s.tab = f.tab AND s.field = f.field`,
    [market, JSON.stringify(flags)],
  );
}

/** The fields whose flags the market's switches override, and those required wherever they are asked for. */
export const fieldRules = (switches: MarketSwitches): MarketSettings['fieldRules'] =>
  tabs.flatMap((tab) => {
    const decided = Object.keys(fieldsOfSwitches(tab, switches)) as MarketSettings['fieldRules'][number]['field'][];
    return [
      ...decided.map((field) => ({ tab, field, by: 'switches' as const })),
      ...[...requiredIfShown]
        .filter((field) => !decided.includes(field))
        .map((field) => ({ tab, field, by: 'alwaysRequired' as const })),
    ];
  });
