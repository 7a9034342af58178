import type { Queryable } from '../../../foundation/database/connect.ts';
import { writeAudit } from '../../../operators/audit/index.ts';
import type { Reason } from '../acts/reason.ts';
import { refuse } from '../acts/registryError.ts';

/**
 * Sets whether the server may render a team's code; false when nothing changed.
 * @throws RegistryError when there is no such team.
 */
export async function setRendering(
  q: Queryable,
  { team, isRendered }: { team: string; isRendered: boolean },
  { who, why }: Reason,
  at: Date,
): Promise<boolean> {
  const [row] = await q.query<{ before: boolean }>(
    'SELECT is_rendered AS before FROM team WHERE name = $1 FOR UPDATE',
    [team],
  );
  if (!row) throw refuse('TEAM_UNKNOWN', team);
  if (row.before === isRendered) return false;
  await q.query('UPDATE team SET is_rendered = $2 WHERE name = $1', [team, isRendered]);
  await writeAudit(q, { at, who, act: isRendered ? 'allowRendering' : 'endRendering', subject: team, why });
  return true;
}

/** Makes a team one of the house. Its code is rendered from then on, until an operator disables that. */
export const makeHouseTeam = (q: Queryable, team: string): Promise<unknown> =>
  q.query('UPDATE team SET is_house = true, is_rendered = true WHERE name = $1 AND NOT is_house', [team]);
