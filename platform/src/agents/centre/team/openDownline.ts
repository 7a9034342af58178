import type { openDownline, ParsedRequestOf, ValueOf } from '@unisite/shared/contract';
import { openAccountBelow } from '../../../access/identity/index.ts';
import { type Member, type Rate, writeRate } from '../../../access/members/index.ts';
import { dayOf } from '../../../foundation/calendar/days.ts';
import type { MemberCallContext } from '../../../foundation/http/callContext.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { marketSeriesOf } from '../../../play/lottery/index.ts';
import type { Services } from '../services.ts';
import { effectiveRate } from './effectiveRate.ts';

/**
 * Opens an account right below an agent.
 *
 * @throws Refusal NO_DOWNLINE, RATE_TOO_HIGH, those of `openAccountBelow`
 */
export async function openAccountOf(
  services: Services,
  agent: Member,
  { account, password, kind, rate, note }: ParsedRequestOf<typeof openDownline>,
  context: MemberCallContext,
): Promise<ValueOf<typeof openDownline>> {
  const { clock } = services;
  await requireOpening(services, agent);
  await requireRate(services, agent, rate);
  const asked = { account, password, customerType: kind === 'agent' ? 2 : 0 } as const;
  const member = await openAccountBelow(services, asked, context, async (q, opened) => {
    await writeRate(q, opened.id, { ...rate, fromDay: dayOf(clock(), agent.timeZone), setBy: agent.id });
    if (note)
      await q.query('INSERT INTO agent_note (agent_id, member_id, note) VALUES ($1, $2, $3)', [
        agent.id,
        opened.id,
        note,
      ]);
    await context.storeResponse(q, { account: opened.account });
  });
  return { account: member.account };
}

/** @throws Refusal NO_DOWNLINE (the agent may not open accounts) */
export async function requireOpening({ database }: Pick<Services, 'database'>, { id }: Member): Promise<void> {
  const [row] = await database.query<{ opens: boolean }>(
    'SELECT opens_downline AS opens FROM members.member WHERE id = $1',
    [id],
  );
  if (!row?.opens) throw new Refusal('NO_DOWNLINE');
}

/**
 * Requires that a rate right below an agent does not exceed the agent's own.
 *
 * @throws Refusal RATE_TOO_HIGH, with the maximum
 */
export async function requireRate(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  agent: Member,
  { series }: Rate,
  day = dayOf(clock(), agent.timeZone),
): Promise<void> {
  const marketSeries = await marketSeriesOf(database, agent.marketCode);
  const { rate } = await effectiveRate(database, agent, { day, marketSeries });
  if (series > rate.series) throw new Refusal('RATE_TOO_HIGH', { params: { series: rate.series } });
}
