import type { OperatorEvent } from '@unisite/shared/contract/operators';
import type { RuleState, TeamView } from '@unisite/shared/contract/rollout';
import type { Database, Queryable } from '../../../foundation/database/connect.ts';
import { writeAudit } from '../../../operators/audit/index.ts';
import { proposeGuardedChange, withFourEyes } from '../acts/proposeGuardedChange.ts';
import type { Reason } from '../acts/reason.ts';
import { refuse } from '../acts/registryError.ts';
import { stateOf } from '../placements/placement.ts';
import { lockMarket, placementsOf } from '../placements/placementRecords.ts';
import type { SnapshotCache } from '../placements/shown.ts';
import { versionNames } from '../versions/versionRecords.ts';
import { changeTeam, isNewKey, teamChangeTo } from './teamChange.ts';
import { findKey, type TeamKey, teamViews } from './teamRecords.ts';
import { makeHouseTeam, setRendering } from './teamRendering.ts';

/** Teams, their keys, and the markets they may act in. */
export interface Teams {
  list(): Promise<TeamView[]>;
  /** A key by its id with its team, revoked ones included; null: unknown. */
  key(id: string): Promise<TeamKey | null>;
  /** Markets that a team may act in. */
  markets(team: string): Promise<string[]>;
  /**
   * Registers a team's public key (base64) and sets the markets that the team may act in. A key the team already has
   * stays as it is. An operator's request waits for a second one (`proposed`) if it affects a market with four eyes:
   * one that is opened or, with a new key, one that stays open. Returns the team.
   * @throws RegistryError when the key is malformed, revoked, or another team's, a market is unknown, or an identical
   * request is pending.
   */
  addKey(
    given: { team: string; publicKey: string; markets: readonly string[] },
    reason: Reason,
  ): Promise<TeamView & { state: RuleState }>;
  /**
   * Registers a key of a house team; the first time, it also enables rendering of the team's code. @throws
   * RegistryError
   */
  admitKey(team: string, publicKey: string, reason: Reason): Promise<void>;
  /**
   * Revokes a key permanently. Nothing it signed is accepted from then on, and versions that no other key of the team
   * signed are no longer shown: their placements fall back to the last known good version, or their remote is left out.
   * Returns the affected placements.
   * @throws RegistryError when the team has no such key.
   */
  revokeKey(team: string, key: string, reason: Reason): Promise<{ team: TeamView; affected: AffectedPlacement[] }>;
  /**
   * Sets whether the server renders the team's pages and widgets.
   * @throws RegistryError when there is no such team.
   */
  setRendering(given: { team: string; isRendered: boolean }, reason: Reason): Promise<TeamView>;
}

/** A placement with a version (promoted, canary or last known good) that is no longer usable. */
export interface AffectedPlacement {
  market: string;
  remote: string;
  digest: string;
}

interface TeamDependencies {
  database: Database;
  clock: () => Date;
  shown: SnapshotCache;
  changed: (market: string, revision: number) => Promise<void>;
  publishToOperators: (event: OperatorEvent) => void | Promise<void>;
}

export function createTeams({ database, clock, shown, changed, publishToOperators }: TeamDependencies): Teams {
  const view = async (team: string): Promise<TeamView> => {
    const [found] = await teamViews(database, team);
    if (!found) throw refuse('KEY_UNKNOWN', team);
    return found;
  };

  const addKey: Teams['addKey'] = async (given, reason) => {
    const at = clock();
    const state = await database.transaction(async (q): Promise<RuleState> => {
      const change = await teamChangeTo(q, given);
      const { team, key, opens } = change;
      // With an existing key only the opened markets matter; a new key may act in all of them.
      const reached = (await isNewKey(q, team, key)) ? given.markets : opens;
      if (isOperator(reason.who) && (await withFourEyes(q, reached)).length > 0) {
        await proposeGuardedChange(q, change, reason, at);
        return 'proposed';
      }
      await changeTeam(q, change, reason, at);
      return 'done';
    });
    await shown.reload();
    await publishToOperators({ type: 'teams' });
    if (state === 'proposed') await publishToOperators({ type: 'placements' });
    const [found] = await teamViews(database, given.team);
    const none = { keys: [], markets: [], remotes: [], isRendered: false, isHouse: false };
    return { state, ...(found ?? { team: given.team, ...none }) };
  };

  const revokeKey: Teams['revokeKey'] = async (team, key, { who, why }) => {
    const at = clock();
    const { affected, revisions } = await database.transaction(async (q) => {
      const revoked = await q.query(
        'UPDATE team_key SET revoked_at = $3, revoked_by = $4 WHERE key = $1 AND team = $2 AND revoked_at IS NULL RETURNING key',
        [key, team, at, who],
      );
      if (revoked.length === 0) throw refuse('KEY_UNKNOWN', key);
      await writeAudit(q, { at, who, act: 'revokeKey', subject: `${team} ${key}`, why });
      const affected = await placedWithout(q, key);
      return { affected, revisions: await countUp(q, affected, { who, why, at }) };
    });
    await shown.reload();
    for (const [market, revision] of revisions) await changed(market, revision);
    await publishToOperators({ type: 'teams' });
    return { team: await view(team), affected };
  };

  return {
    list: () => teamViews(database),
    key: (id) => findKey(database, id),
    markets: async (team) => (await teamViews(database, team))[0]?.markets ?? [],
    addKey,
    admitKey: (team, publicKey, reason) =>
      database.transaction(async (q) => {
        await changeTeam(q, { team, publicKey, opens: [], closes: [] }, reason, clock());
        await makeHouseTeam(q, team);
      }),
    revokeKey,
    async setRendering(given, reason) {
      const isNew = await database.transaction((q) => setRendering(q, given, reason, clock()));
      if (isNew) {
        await shown.reload();
        await publishToOperators({ type: 'teams' });
      }
      return view(given.team);
    },
  };
}

const isOperator = (who: string): boolean => who.startsWith('operator:');

/** Placed versions signed by `key` and by no unrevoked key. */
const placedWithout = (q: Queryable, key: string): Promise<AffectedPlacement[]> =>
  q.query(
    `SELECT p.market_code AS market, p.remote, s.digest FROM placement p
     JOIN version_signature s ON s.remote = p.remote AND s.digest IN (p.digest, p.canary_digest, p.last_known_good)
     WHERE s.key = $1 AND NOT EXISTS (
       SELECT 1 FROM version_signature o JOIN team_key k ON k.key = o.key
       WHERE o.remote = s.remote AND o.digest = s.digest AND k.revoked_at IS NULL)
     ORDER BY market, remote, digest`,
    [key],
  );

/**
 * Pages only accept a newer snapshot, so the revisions are incremented although the placements are unchanged. Returns
 * the new revision of each market.
 */
async function countUp(
  q: Queryable,
  affected: readonly AffectedPlacement[],
  { who, why, at }: Reason & { at: Date },
): Promise<Map<string, number>> {
  const revisions = new Map<string, number>();
  for (const market of [...new Set(affected.map((one) => one.market))].sort()) {
    await lockMarket(q, market);
    const placements = await placementsOf(q, market);
    let revision = Math.max(0, ...placements.map((placement) => placement.revision));
    for (const placement of placements) {
      if (!affected.some((one) => one.market === market && one.remote === placement.remote)) continue;
      revision += 1;
      await q.query('UPDATE placement SET revision = $3 WHERE market_code = $1 AND remote = $2', [
        market,
        placement.remote,
        revision,
      ]);
      const names = await versionNames(q, placement.remote);
      const state = stateOf(placement, (digest) => names.get(digest) ?? '');
      const { remote } = placement;
      await writeAudit(q, { at, who, act: 'revokeKey', remote, market, from: state, to: state, revision, why });
    }
    revisions.set(market, revision);
  }
  return revisions;
}
