import { agentCentreTypes } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import type { MemberCallContext } from '../../../foundation/http/callContext.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { refuseIfThrottled } from '../../../foundation/http/serve.ts';
import { type Member, memberById } from '../../members/index.ts';
import { consumeRate, type RateLimitRule } from '../limits/rateLimit.ts';
import type { Services } from '../services.ts';

/**
 * The agent whose team the caller works with: the caller, or for staff (types 41 and 42) the agent they work for.
 *
 * @throws Refusal NOT_AN_AGENT
 */
export async function agentOf(q: Queryable, { session }: Pick<MemberCallContext, 'session'>): Promise<Member> {
  if (!agentCentreTypes.includes(session.customerType)) throw new Refusal('NOT_AN_AGENT');
  const own = await memberById(q, session.memberId);
  const isStaff = session.customerType === 41 || session.customerType === 42;
  const agent = isStaff && own?.uplineId ? await memberById(q, own.uplineId) : isStaff ? null : own;
  if (!agent) throw new Refusal('NOT_AN_AGENT');
  return agent;
}

/** Accounts, links, rates, limits and contracts each leave permanent rows. A whole team at once, then one at a time. */
const actsOfAgent: RateLimitRule = { name: 'acts of agent', burst: 60, every: 10 };

/**
 * The agent as caller: only the agent may change something, staff may only view.
 *
 * @throws Refusal NOT_AN_AGENT, TOO_MANY_REQUESTS
 */
export async function actingAgent(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { session }: Pick<MemberCallContext, 'session'>,
): Promise<Member> {
  if (session.customerType !== 1 && session.customerType !== 2) throw new Refusal('NOT_AN_AGENT');
  refuseIfThrottled(await consumeRate(database, clock(), actsOfAgent, session.memberId));
  return agentOf(database, { session });
}
