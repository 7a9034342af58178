import path from 'node:path';
import { insertCashTerms } from './cash/index.ts';
import type { Database, Queryable } from './foundation/database/connect.ts';
import { migrateTo } from './foundation/database/migrate.ts';
import type { SchemaFolders } from './foundation/database/readSchema.ts';
import { insertEsportsVendors } from './games/index.ts';
import { insertRegistrationFields } from './identity/index.ts';
import { insertLotteries } from './lottery/index.ts';
import { insertMarkets } from './markets/index.ts';
import { insertPrizeLimits } from './seamless/index.ts';

/** The platform's schema: whose tables are made when. A domain's tables refer to those of the domains before it. */
export const schemaFolders: SchemaFolders = {
  domains: [
    'foundation/http',
    'foundation/live',
    'markets',
    'proposals',
    'ledger',
    'members',
    'messages',
    'identity',
    'games',
    'seamless',
    'wallets',
    'cash',
    'lottery',
    'promotions',
    'site',
    'registry',
    'operators',
  ].map((domain) => path.join(import.meta.dirname, domain, 'schema')),
  migrations: path.join(import.meta.dirname, 'migrations'),
};

/**
 * Brings a database to this platform's schema, and gives it the rows that none is without. Answers the names of what
 * ran.
 *
 * @throws StartupError when the database cannot be brought there
 */
export const migrate = (database: Database): Promise<string[]> => migrateTo(schemaFolders, database, fillIn);

/** Nothing here changes a row that operators may have changed, or brings one back that they took away. */
async function fillIn(q: Queryable): Promise<void> {
  // The rows of markets refer to these.
  await insertMarkets(q);
  await insertRegistrationFields(q);
  await insertCashTerms(q);
  await insertPrizeLimits(q);
  await insertEsportsVendors(q);
  await insertLotteries(q);
}
