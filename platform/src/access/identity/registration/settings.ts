import type { FieldSetting, RegistrationField, registrationSettings, ValueOf } from '@unisite/shared/contract';
import type { AskedField } from '@unisite/shared/contract/fieldRule';
import type { Queryable } from '../../../foundation/database/connect.ts';
import type { Market } from '../../../foundation/http/market.ts';
import { formFields, isOpen, type Tab } from './formFields.ts';

interface Row extends FieldSetting {
  readonly tab: Tab;
  readonly field: RegistrationField;
}

/**
 * The fields of a market's tab in order, including those not asked for; null if there is no such tab (specification
 * section 2).
 */
export async function registrationFields(q: Queryable, market: Market, tab: Tab): Promise<AskedField[] | null> {
  return (await bothTabs(q, market))[tab];
}

/** A market's registration fields (specification section 3). */
export async function readSettings(q: Queryable, market: Market): Promise<ValueOf<typeof registrationSettings>> {
  return { ...(await bothTabs(q, market)), smsVerification: market.switches.smsRegistrationVerification };
}

async function bothTabs(q: Queryable, { code, switches }: Market): Promise<Record<Tab, AskedField[] | null>> {
  const rows = await q.query<Row>(
    `SELECT tab, field, enabled, required, accepted_pattern AS "acceptedPattern", pattern_id AS "patternId", min_length AS "minLength",
       max_length AS "maxLength"
     FROM registration_setting WHERE market_code = $1 ORDER BY tab, position`,
    [code],
  );
  const of = (tab: Tab): AskedField[] | null => {
    const fields = rows
      .filter((row) => row.tab === tab)
      .map(({ tab: _tab, field, ...setting }) => ({ field, setting }));
    return isOpen(tab, switches) && fields.length > 0 ? formFields(tab, fields, switches) : null;
  };
  return { username: of('username'), mobile: of('mobile') };
}
