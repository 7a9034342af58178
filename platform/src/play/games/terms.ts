import type { VendorCatalogue } from '@unisite/shared/contract/vendorCatalogue';
import type { Queryable } from '../../foundation/database/connect.ts';

/** Stores the returns and limits that a vendor reports for its games; unchanged rows are not written. */
export async function keepTerms(
  q: Queryable,
  caller: string,
  vendors: readonly string[],
  { games, kinds }: VendorCatalogue,
): Promise<void> {
  const known = new Set(kinds.map(({ kind }) => kind));
  const reported = games.filter(({ kind }) => known.has(kind));
  await q.query(
    `WITH r AS (
       SELECT * FROM unnest($3::text[], $4::text[], $5::numeric[], $6::text[], $7::bigint[], $8::bigint[], $9::numeric[], $10::boolean[],
           $11::text[])
         AS r (id, kind, rtp, volatility, minimum_stake, maximum_stake, maximum_win, demo, free_round_stakes))
     UPDATE game g SET guide_caller = $1, guide_kind = r.kind, rtp = round(r.rtp, 2), volatility = r.volatility,
       minimum_stake = r.minimum_stake, maximum_stake = r.maximum_stake, maximum_win = round(r.maximum_win, 2),
       has_demo = r.demo, free_round_stakes = r.free_round_stakes::bigint[]
     FROM r WHERE g.id = r.id AND g.vendor_code = ANY ($2)
       AND (g.guide_caller, g.guide_kind, g.rtp, g.volatility, g.minimum_stake, g.maximum_stake, g.maximum_win, g.has_demo,
         g.free_round_stakes) IS DISTINCT FROM ($1, r.kind, round(r.rtp, 2), r.volatility, r.minimum_stake, r.maximum_stake,
           round(r.maximum_win, 2), r.demo, r.free_round_stakes::bigint[])`,
    [
      caller,
      [...vendors],
      reported.map(({ gameId }) => gameId),
      reported.map(({ kind }) => kind),
      reported.map(({ rtp }) => rtp),
      reported.map(({ volatility }) => volatility),
      reported.map(({ minimumStake }) => minimumStake),
      reported.map(({ maximumStake }) => maximumStake),
      reported.map(({ maximumWin }) => maximumWin),
      reported.map(({ demo }) => demo),
      // as text: PostgreSQL has no arrays of arrays with differing lengths
      reported.map(({ freeRoundStakes }) => `{${(freeRoundStakes ?? []).join(',')}}`),
    ],
  );
}
