import { existsSync } from 'node:fs';
import path from 'node:path';
import { insertRegistrationFields } from './access/identity/index.ts';
import { insertMarketProtection } from './access/protection/index.ts';
import { insertMarketIdentity } from './access/verification/index.ts';
import { domains } from './domains.ts';
import type { Database, Queryable } from './foundation/database/connect.ts';
import { type GuardedTables, grantPlatform } from './foundation/database/grantPlatform.ts';
import { migrateTo } from './foundation/database/migrate.ts';
import type { SchemaFolders } from './foundation/database/readSchema.ts';
import { requireSchema } from './foundation/database/requireSchema.ts';
import { insertCashTerms } from './money/cash/index.ts';
import { insertMarketLineTransfers } from './money/lineTransfers/index.ts';
import { insertEsportsVendors } from './play/games/index.ts';
import { insertLotteries, insertOffers } from './play/lottery/index.ts';
import { insertPrizeLimits } from './play/seamless/index.ts';
import { insertMarketRebates } from './rewards/rebates/index.ts';
import { insertMarketReferrals } from './rewards/referrals/index.ts';
import { insertMarketVip } from './rewards/vip/index.ts';
import { insertMarkets, insertMarketTerms } from './site/markets/index.ts';

/** The platform's schema: a domain's tables refer to those of earlier domains. */
export const schemaFolders: SchemaFolders = {
  domains: ['foundation/http', 'foundation/live', ...domains]
    .map((domain) => path.join(import.meta.dirname, domain, 'schema'))
    .filter((folder) => existsSync(folder)),
  migrations: path.join(import.meta.dirname, 'migrations'),
};

/** Money, and records of vendors' calls on it, are changed by functions only; records of acts are append-only. */
export const guardedTables: GuardedTables = {
  writtenByFunctions: [
    'account',
    'transfer',
    'posting',
    'ledger_seal',
    'ledger_sealing',
    'wallet_transfer',
    'vendor_transaction',
    'vendor_prize_total',
    'game_round',
    'play_state',
    'play_hour',
    'lottery_ticket',
    'lottery_line',
    'lottery_exposure',
    'bonus',
    'bonus_part',
    'free_rounds',
    'free_round',
    'rebate_payout',
    'rebate_day',
    'figures_state',
    'member_day',
    'team_day',
    'member_month',
    'market_day',
    'market_gift_day',
    'market_active',
    'team_balance',
    'team_balance_reading',
    'point_reading',
    'point_due',
    'point_day',
    'point_deposit',
    'mission_reading',
    'mission_due',
    'mission_day',
    'mission_deposit',
    'mission_claim',
    'promotion_gift',
    'raffle_spin',
    'raffle_ticket',
  ],
  appendOnly: [
    'agent_statement_line',
    'age_refusal',
    'age_statement',
    'cash_event',
    'contract_refused_carry',
    'contract_statement',
    'draw_result',
    'identity_event',
    'identity_look',
    'line_transfer',
    'market_terms',
    'member_letter',
    'member_note',
    'operator_audit',
    'play_event',
    'raffle_wheel',
    'promotion_look',
    'referral',
    'registry_audit',
    'remote_version',
    'site_picture',
    'version_signature',
    'vendor_win_review',
  ],
};

/**
 * Brings a database to this platform's schema, and inserts the rows that every one has. `database` is its owner's;
 * `platformRole` is the role that the platform runs as, and gets the rights that it needs. Returns the names of what
 * ran.
 *
 * @throws StartupError when the database cannot be brought to the schema
 */
export const migrate = (database: Database, platformRole: string | null = null): Promise<string[]> =>
  migrateTo(schemaFolders, database, async (q) => {
    await fillIn(q);
    if (platformRole !== null) await grantPlatform(q, platformRole, guardedTables);
  });

/** @throws StartupError when a database has another schema than this platform's */
export const requireMigrated = (q: Queryable): Promise<void> => requireSchema(schemaFolders, q);

/** Must neither change a row that operators may have changed, nor restore one that they removed. */
async function fillIn(q: Queryable): Promise<void> {
  // Rows of markets refer to these.
  await insertMarkets(q);
  await insertMarketTerms(q);
  await insertRegistrationFields(q);
  await insertCashTerms(q);
  await insertMarketRebates(q);
  await insertMarketProtection(q);
  await insertMarketIdentity(q);
  await insertMarketLineTransfers(q);
  await insertMarketReferrals(q);
  await insertPrizeLimits(q);
  await insertMarketVip(q);
  await insertEsportsVendors(q);
  await insertLotteries(q);
  await insertOffers(q);
}
