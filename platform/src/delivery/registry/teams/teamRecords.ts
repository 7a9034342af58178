import type { TeamView } from '@unisite/shared/contract/rollout';
import type { Queryable } from '../../../foundation/database/connect.ts';

/** A team's public key, as an operator registered it. */
export interface TeamKey {
  key: string;
  team: string;
  publicKey: string;
  addedAt: Date;
  addedBy: string;
  revokedAt: Date | null;
}

const columns = `key, team, public_key AS "publicKey", added_at AS "addedAt", added_by AS "addedBy", revoked_at AS "revokedAt"`;

export const allKeys = (q: Queryable): Promise<TeamKey[]> =>
  q.query(`SELECT ${columns} FROM team_key ORDER BY added_at, key`);

/** A key by its id, revoked ones included. */
export async function findKey(q: Queryable, key: string): Promise<TeamKey | null> {
  const [row] = await q.query<TeamKey>(`SELECT ${columns} FROM team_key WHERE key = $1`, [key]);
  return row ?? null;
}

/** Registers a key; false when it is already registered, for any team. */
export async function insertKey(
  q: Queryable,
  { key, team, publicKey, at, who }: { key: string; team: string; publicKey: string; at: Date; who: string },
): Promise<boolean> {
  await q.query('INSERT INTO team (name, since) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING', [team, at]);
  const inserted = await q.query(
    `INSERT INTO team_key (key, team, public_key, added_at, added_by) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT DO NOTHING RETURNING key`,
    [key, team, publicKey, at, who],
  );
  return inserted.length > 0;
}

interface TeamRow {
  team: string;
  markets: string[];
  remotes: string[];
  isRendered: boolean;
  isHouse: boolean;
}

/** Every team, or one, with its keys, the markets it may act in, and its remotes. */
export async function teamViews(q: Queryable, team: string | null = null): Promise<TeamView[]> {
  const rows = await q.query<TeamRow>(
    `SELECT t.name AS team, t.is_rendered AS "isRendered", t.is_house AS "isHouse",
       ARRAY(SELECT m.market_code FROM team_market m WHERE m.team = t.name ORDER BY 1) AS markets,
       ARRAY(SELECT r.name FROM remote r WHERE r.team = t.name ORDER BY 1) AS remotes
     FROM team t WHERE $1::text IS NULL OR t.name = $1 ORDER BY t.name`,
    [team],
  );
  const keys = await allKeys(q);
  return rows.map((row) => ({
    ...row,
    keys: keys
      .filter((key) => key.team === row.team)
      .map(({ key, publicKey, addedAt, addedBy, revokedAt }) => ({
        key,
        publicKey,
        addedBy,
        addedAt: addedAt.toISOString(),
        revokedAt: revokedAt?.toISOString() ?? null,
      })),
  }));
}

/** Rendering rights by team; unlisted teams have none. */
export async function renderedTeams(q: Queryable): Promise<Map<string, { isHouse: boolean }>> {
  const rows = await q.query<{ team: string; isHouse: boolean }>(
    'SELECT name AS team, is_house AS "isHouse" FROM team WHERE is_rendered ORDER BY name',
  );
  return new Map(rows.map(({ team, isHouse }) => [team, { isHouse }]));
}
