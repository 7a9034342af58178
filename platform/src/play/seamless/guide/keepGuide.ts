import type { VendorCatalogue } from '@unisite/shared/contract/vendorCatalogue';
import type { Database, Queryable } from '../../../foundation/database/connect.ts';
import { keepTerms } from '../../games/index.ts';

/** Stores a vendor's facts about games; unchanged rows are not rewritten. Games of other vendors are ignored. */
export async function keepGuide(
  database: Database,
  caller: string,
  vendors: readonly string[],
  guide: VendorCatalogue,
) {
  await database.transaction(async (q) => {
    await keepKinds(q, caller, guide.kinds);
    await keepTerms(q, caller, vendors, guide);
  });
}

async function keepKinds(q: Queryable, caller: string, kinds: VendorCatalogue['kinds']): Promise<void> {
  await q.query(
    `INSERT INTO vendor_guide AS g (caller, kind, about, rules)
     SELECT $1, kind, about::jsonb, rules::jsonb FROM unnest($2::text[], $3::text[], $4::text[]) AS reported (kind, about, rules)
     ON CONFLICT (caller, kind) DO UPDATE SET about = excluded.about, rules = excluded.rules
     WHERE (g.about, g.rules) IS DISTINCT FROM (excluded.about, excluded.rules)`,
    [
      caller,
      kinds.map(({ kind }) => kind),
      kinds.map(({ about }) => JSON.stringify(about)),
      kinds.map(({ rules }) => JSON.stringify(rules)),
    ],
  );
}
