import type { Queryable } from '@unisite/platform/database';
import { chance } from '../art/prng.ts';

/** How often each remote is opened in ten busy minutes of the Vietnamese market. */
const busy = { auth: 46, games: 120, lottery: 88, member: 64, agent: 9, promo: 37 } as const;
/** Traffic of each market, relative to the Vietnamese one. */
const markets = { VN: 1, INT: 0.18 } as const;
/** Digest of a build from before the first start, unknown to the registry. */
const FORMER_BUILD = '0000000000000000';
const STEP_MS = 600_000;
const STEPS = 144;
const FAILING = 0.0012;

/** Seeds visits of the last day. Returns how many steps have visits. */
export async function seedVisits(q: Queryable, now: Date): Promise<number> {
  const end = Math.floor(now.getTime() / STEP_MS) * STEP_MS;
  const rows = Object.entries(markets).flatMap(([market, share]) =>
    Object.entries(busy).flatMap(([name, most]) => {
      const draw = chance(`visits ${market} ${name}`);
      return Array.from({ length: STEPS }, (_, step) => {
        const at = new Date(end - (STEPS - step) * STEP_MS);
        const mounts = Math.round(most * share * ofDay(at) * (0.75 + draw.next() / 2));
        const failed = Array.from({ length: mounts }, () => draw.next()).filter((one) => one < FAILING).length;
        return { market, remote: `mf-${name}`, at, ready: mounts - failed, failed };
      });
    }),
  );
  const counted = rows.flatMap(({ ready, failed, ...where }) => [
    ...(ready > 0 ? [{ ...where, code: 'READY', mounts: ready }] : []),
    ...(failed > 0 ? [{ ...where, code: 'TIMEOUT', mounts: failed }] : []),
  ]);
  await q.query(
    `INSERT INTO mount_minute (market_code, remote, minute, digest, canary, code, mounts)
     SELECT market, remote, at, $2, false, code, mounts
     FROM jsonb_to_recordset($1) AS one (market text, remote text, at timestamptz, code text, mounts bigint)`,
    [JSON.stringify(counted), FORMER_BUILD],
  );
  return counted.length;
}

/** How busy a moment is, from 0 to 1: lowest at four in the morning in Vietnam, highest in the evening. */
function ofDay(at: Date): number {
  const hour = ((at.getTime() / 3_600_000 + 7) % 24) - 4;
  return 0.55 - 0.45 * Math.cos(((hour < 0 ? hour + 24 : hour) / 24) ** 1.4 * 2 * Math.PI);
}
