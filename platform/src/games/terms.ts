import type { VendorCatalogue } from '@unisite/shared/contract/vendorCatalogue';
import type { Queryable } from '../foundation/database/connect.ts';

/** Keeps the returns and limits that a vendor told of its games; what is as it was is not written again. */
export async function keepTerms(
  q: Queryable,
  caller: string,
  vendors: readonly string[],
  { games, kinds }: VendorCatalogue,
): Promise<void> {
  const known = new Set(kinds.map(({ kind }) => kind));
  const told = games.filter(({ kind }) => known.has(kind));
  await q.query(
    `WITH told AS (
       SELECT * FROM unnest($3::text[], $4::text[], $5::numeric[], $6::text[], $7::bigint[], $8::bigint[], $9::numeric[], $10::boolean[])
         AS told (id, kind, rtp, volatility, minimum_stake, maximum_stake, maximum_win, demo))
     UPDATE game g SET guide_caller = $1, guide_kind = told.kind, rtp = round(told.rtp, 2), volatility = told.volatility,
       minimum_stake = told.minimum_stake, maximum_stake = told.maximum_stake, maximum_win = round(told.maximum_win, 2),
       has_demo = told.demo
     FROM told WHERE g.id = told.id AND g.vendor_code = ANY ($2)
       AND (g.guide_caller, g.guide_kind, g.rtp, g.volatility, g.minimum_stake, g.maximum_stake, g.maximum_win, g.has_demo)
         IS DISTINCT FROM ($1, told.kind, round(told.rtp, 2), told.volatility, told.minimum_stake, told.maximum_stake,
           round(told.maximum_win, 2), told.demo)`,
    [
      caller,
      [...vendors],
      told.map(({ gameId }) => gameId),
      told.map(({ kind }) => kind),
      told.map(({ rtp }) => rtp),
      told.map(({ volatility }) => volatility),
      told.map(({ minimumStake }) => minimumStake),
      told.map(({ maximumStake }) => maximumStake),
      told.map(({ maximumWin }) => maximumWin),
      told.map(({ demo }) => demo),
    ],
  );
}
