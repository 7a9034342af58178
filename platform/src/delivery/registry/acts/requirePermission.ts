import type { Act } from '@unisite/shared/contract/rollout';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { refuse } from './registryError.ts';

/**
 * Requires that the market, the remote and the version exist, and that a team acts on its own remotes in markets opened
 * to it.
 *
 * @throws RegistryError
 */
export async function requirePermission(
  q: Queryable,
  { market, remote, act, who }: { market: string; remote: string; act?: Act; who: string },
): Promise<void> {
  const [known] = await q.query<{ market: boolean; team: string | null; version: boolean; open: boolean }>(
    `SELECT EXISTS (SELECT 1 FROM markets.market WHERE code = $1) AS market,
       (SELECT team FROM remote WHERE name = $2) AS team,
       EXISTS (SELECT 1 FROM remote_version WHERE remote = $2 AND digest = $3) AS version,
       EXISTS (SELECT 1 FROM team_market WHERE market_code = $1 AND team = $4) AS open`,
    [market, remote, act && 'digest' in act ? act.digest : null, teamOf(who)],
  );
  if (!known?.market) throw refuse('MARKET_UNKNOWN', market);
  if (known.team === null) throw refuse('REMOTE_UNKNOWN', remote);
  const team = teamOf(who);
  if (team !== null && team !== known.team) throw refuse('NOT_YOURS', remote);
  if (team !== null && !known.open) throw refuse('MARKET_NOT_OPEN', market);
  if (act && 'digest' in act && !known.version) throw refuse('VERSION_UNKNOWN', `${remote} ${act.digest}`);
}

/** Whether an act needs approval by a second operator. */
export async function needsSecond(q: Queryable, market: string, who: string): Promise<boolean> {
  if (!/^(operator|team):/.test(who)) return false;
  const [row] = await q.query<{ fourEyes: boolean }>(
    'SELECT four_eyes AS "fourEyes" FROM markets.market WHERE code = $1',
    [market],
  );
  return row?.fourEyes ?? false;
}

/** The acting team, from `team:games`; null for everyone else. */
const teamOf = (who: string): string | null => (who.startsWith('team:') ? who.slice('team:'.length) : null);
