import type { Queryable } from '../../foundation/database/connect.ts';
import { esportsVendors } from './data/esportsVendors.ts';

/** Adds vendors of the list that are missing in the database. */
export async function insertEsportsVendors(q: Queryable): Promise<void> {
  // Checked first: even an INSERT without rows would count as a change of the catalogue.
  const lacking = await q.query<{ code: string }>(
    'SELECT code FROM unnest($1::text[]) AS code EXCEPT SELECT code FROM esports_vendor',
    [esportsVendors],
  );
  if (lacking.length === 0) return;
  await q.query('INSERT INTO esports_vendor (code) SELECT unnest($1::text[])', [lacking.map(({ code }) => code)]);
}
