import { randomInt } from 'node:crypto';
import {
  type LinkState,
  MAX_OPEN_LINKS,
  type MemberId,
  type makeRegistrationLink,
  type ParsedRequestOf,
  type RegistrationLink,
} from '@unisite/shared/contract';
import { addLink, type Member, switchLink } from '../../../access/members/index.ts';
import { addDays, dayOf, dayStart, isDay } from '../../../foundation/calendar/days.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';
import type { MemberCallContext } from '../../../foundation/http/callContext.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import type { Services } from '../services.ts';
import { requireOpening, requireRate } from '../team/openDownline.ts';
import { hasDeposited } from './hasDeposited.ts';

interface LinkRow {
  readonly code: string;
  readonly customerType: 0 | 2;
  readonly series: number | null;
  readonly state: LinkState;
  readonly expiresAt: Date | null;
  readonly uses: number | null;
  readonly used: number;
  readonly deposited: number;
  readonly madeAt: Date;
}

/** An agent's links, newest first, without those that are a domain of their own. */
async function linksOf(q: Queryable, agentId: MemberId, now: Date, code: string | null = null): Promise<LinkRow[]> {
  return q.query<LinkRow>(
    `SELECT a.code, a.customer_type AS "customerType", a.series, a.expires_at AS "expiresAt", a.uses,
       a.used, a.made_at AS "madeAt",
       CASE WHEN NOT a.is_on THEN 'off' WHEN a.expires_at <= $2 THEN 'expired' WHEN a.used >= a.uses THEN 'usedUp' ELSE 'open' END AS state,
       (SELECT count(*)::int FROM identity.member_registration r JOIN members.member m ON m.id = r.member_id
         WHERE r.affiliate_code = a.code AND m.market_code = a.market_code AND ${hasDeposited}) AS deposited
     FROM members.affiliate a WHERE a.member_id = $1 AND a.domain IS NULL AND ($3::text IS NULL OR a.code = $3) ORDER BY a.made_at DESC, a.code`,
    [agentId, now, code],
  );
}

/** `origin`: that of the site the agent is using. */
function linkToWire(row: LinkRow, origin: string): RegistrationLink {
  const { code, series, customerType, state, uses, used, deposited, expiresAt, madeAt } = row;
  return {
    code,
    state,
    uses,
    used,
    deposited,
    url: `${origin}/register?referralCode=${code}`,
    kind: customerType === 2 ? 'agent' : 'player',
    rate: series === null ? null : { series },
    expiresAt: expiresAt?.toISOString() ?? null,
    madeAt: madeAt.toISOString(),
  };
}

type Needs = Pick<Services, 'database' | 'clock'>;

export const allLinks = async ({ database, clock }: Needs, agent: Member, origin: string) => ({
  rows: (await linksOf(database, agent.id, clock())).map((row) => linkToWire(row, origin)),
});

async function linkByCode(q: Queryable, agent: Member, code: string, now: Date): Promise<LinkRow> {
  const [row] = await linksOf(q, agent.id, now, code);
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

/** Characters that cannot be confused with one another. */
const signs = '23456789abcdefghjkmnpqrstuvwxyz';
const newCode = (): string => Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join('');

/**
 * Creates a registration link of an agent.
 *
 * @throws Refusal NO_DOWNLINE, RATE_TOO_HIGH, BAD_REQUEST (an invalid or past day), TOO_MANY_LINKS
 */
export async function makeLink(
  services: Services,
  agent: Member,
  { kind, rate, lastDay, uses }: ParsedRequestOf<typeof makeRegistrationLink>,
  { origin, storeResponse }: MemberCallContext,
): Promise<RegistrationLink> {
  const { database, clock } = services;
  const now = clock();
  const today = dayOf(now, agent.timeZone);
  if (lastDay !== undefined && (!isDay(lastDay) || lastDay < today || lastDay > addDays(today, 3_660)))
    throw new Refusal('BAD_REQUEST', {
      fields: {
        lastDay: {
          vi: 'Chọn một ngày từ hôm nay trở đi, trong 10 năm.',
          en: 'Choose a day from today on, within ten years.',
        },
      },
    });
  await requireOpening(services, agent);
  await requireRate(services, agent, rate);
  return database.transaction(async (q) => {
    await requireRoom(q, agent, now);
    const code = newCode();
    await addLink(q, agent, {
      code,
      ...rate,
      uses: uses ?? null,
      madeAt: now,
      customerType: kind === 'agent' ? 2 : 0,
      expiresAt: lastDay === undefined ? null : dayStart(addDays(lastDay, 1), agent.timeZone),
    });
    const value = linkToWire(await linkByCode(q, agent, code, now), origin);
    await storeResponse(q, value);
    return value;
  });
}

/** Serializes concurrent calls, so that the second counts the first one's link. */
async function requireRoom(q: Queryable, agent: Member, now: Date): Promise<void> {
  await q.query('SELECT pg_advisory_xact_lock(7201819, $1::int)', [Number(BigInt(agent.id) % 2_147_483_647n)]);
  const open = (await linksOf(q, agent.id, now)).filter(({ state }) => state === 'open').length;
  if (open >= MAX_OPEN_LINKS) throw new Refusal('TOO_MANY_LINKS', { params: { most: MAX_OPEN_LINKS } });
}

/** @throws Refusal NOT_FOUND, TOO_MANY_LINKS */
export async function turnLink(
  { database, clock }: Needs,
  agent: Member,
  { code, isOn }: { readonly code: string; readonly isOn: boolean },
  { origin }: Pick<MemberCallContext, 'origin'>,
): Promise<RegistrationLink> {
  const now = clock();
  return database.transaction(async (q) => {
    const before = await linkByCode(q, agent, code, now);
    if (isOn && before.state === 'off') await requireRoom(q, agent, now);
    await switchLink(q, agent, code, isOn);
    return linkToWire(await linkByCode(q, agent, code, now), origin);
  });
}
