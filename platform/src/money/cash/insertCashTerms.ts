import type { Queryable } from '../../foundation/database/connect.ts';
import { initialBanks } from './data/banks.ts';
import { initialMethods, initialTerms } from './data/terms.ts';

/** Gives a database without banks the initial ones, and markets without terms theirs. */
export async function insertCashTerms(q: Queryable): Promise<void> {
  await q.query(
    `INSERT INTO cash_bank (code, name, bin, place)
     SELECT b.code, b.name, b.bin, b.place
     FROM ROWS FROM (jsonb_to_recordset($1) AS (code text, name text, bin text)) WITH ORDINALITY AS b (code, name, bin, place)
     WHERE NOT EXISTS (SELECT FROM cash_bank)`,
    [JSON.stringify(initialBanks)],
  );
  await q.query(
    `INSERT INTO cash_deposit_method (market_code, method, place, minimum, maximum, fee_percent, expires_minutes)
     SELECT m.code, d.method, d.place, d.minimum, d.maximum, d."feePercent", d."expiresMinutes"
     FROM markets.market m CROSS JOIN ROWS FROM (jsonb_to_recordset($1) AS (method text, minimum bigint, maximum bigint,
       "feePercent" numeric, "expiresMinutes" int)) WITH ORDINALITY AS d (method, minimum, maximum, "feePercent", "expiresMinutes", place)
     WHERE NOT EXISTS (SELECT FROM cash_deposit_method k WHERE k.market_code = m.code)`,
    [JSON.stringify(initialMethods)],
  );
  await q.query(
    `INSERT INTO cash_market (market_code, most_open_deposits, minimum, maximum, fee_fixed, daily_amount, daily_times,
       receipt_minutes, most_bank_accounts, approved_by_one, demonstration_approves_below)
     SELECT m.code, t.* FROM markets.market m CROSS JOIN jsonb_to_record($1) AS t ("mostOpenDeposits" int, minimum bigint, maximum bigint,
       "feeFixed" bigint, "dailyAmount" bigint, "dailyTimes" int, "receiptMinutes" int, "mostBankAccounts" int,
       "approvedByOne" bigint, "demonstrationApprovesBelow" bigint)
     ON CONFLICT (market_code) DO NOTHING`,
    [JSON.stringify(initialTerms)],
  );
}
