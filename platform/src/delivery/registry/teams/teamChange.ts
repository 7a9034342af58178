import { keyIdOf } from '@unisite/publishing';
import type { Rule } from '@unisite/shared/contract/rollout';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { writeAudit } from '../../../operators/audit/index.ts';
import type { Reason } from '../acts/reason.ts';
import { refuse } from '../acts/registryError.ts';
import { findKey, insertKey } from './teamRecords.ts';

/** A key of a team, and the markets opened and closed to the team with it. */
export type TeamChange = Extract<Rule, { kind: 'teamKey' }>;

/** The change that sets the team's markets to `markets` and adds the key. */
export async function teamChangeTo(
  q: Queryable,
  { team, publicKey, markets }: { team: string; publicKey: string; markets: readonly string[] },
): Promise<TeamChange> {
  const known = await q.query<{ code: string }>('SELECT code FROM markets.market WHERE code = ANY ($1)', [
    [...markets],
  ]);
  const unknown = markets.find((market) => !known.some(({ code }) => code === market));
  if (unknown !== undefined) throw refuse('MARKET_UNKNOWN', unknown);
  const open = await marketsOf(q, team);
  return {
    kind: 'teamKey',
    team,
    publicKey,
    key: keyOf(publicKey),
    opens: [...new Set(markets)].filter((market) => !open.includes(market)).sort(),
    closes: open.filter((market) => !markets.includes(market)),
  };
}

/** Markets that a team may act in, in the order of their codes. */
async function marketsOf(q: Queryable, team: string): Promise<string[]> {
  const sql = 'SELECT market_code AS code FROM team_market WHERE team = $1 ORDER BY 1';
  return (await q.query<{ code: string }>(sql, [team])).map(({ code }) => code);
}

/** Whether a key is new to the team. @throws RegistryError when it is another team's, or was revoked. */
export async function isNewKey(q: Queryable, team: string, key: string): Promise<boolean> {
  const known = await findKey(q, key);
  if (known && (known.team !== team || known.revokedAt)) throw refuse('KEY_TAKEN', key);
  return known === null;
}

/** Applies the change. @throws RegistryError when the key is another team's by now, or was revoked. */
export async function changeTeam(
  q: Queryable,
  { team, publicKey, opens, closes }: Pick<TeamChange, 'team' | 'publicKey' | 'opens' | 'closes'>,
  { who, why }: Reason,
  at: Date,
): Promise<void> {
  const key = keyOf(publicKey);
  if (await insertKey(q, { key, team, publicKey, at, who })) {
    await writeAudit(q, { at, who, act: 'addKey', subject: `${team} ${key}`, why });
  } else {
    await isNewKey(q, team, key);
  }
  const closed = await q.query(
    'DELETE FROM team_market WHERE team = $1 AND market_code = ANY ($2) RETURNING market_code',
    [team, [...closes]],
  );
  const opened = await q.query(
    'INSERT INTO team_market (team, market_code) SELECT $1, unnest($2::text[]) ON CONFLICT DO NOTHING RETURNING market_code',
    [team, [...opens]],
  );
  if (closed.length + opened.length === 0) return;
  const markets = await marketsOf(q, team);
  await writeAudit(q, { at, who, act: 'openMarkets', subject: `${team}: ${markets.join(', ') || '–'}`, why });
}

/** @throws RegistryError when it is not an Ed25519 public key. */
function keyOf(publicKey: string): string {
  if (Buffer.from(publicKey, 'base64').length !== 32) throw refuse('KEY_MALFORMED', publicKey);
  return keyIdOf(publicKey);
}
