import type { Queryable } from '../../foundation/database/connect.ts';
import { Refusal } from '../../foundation/http/refusal.ts';
import { type Member, memberByAccount } from './members.ts';

/** Whether a member stands below an agent, or is the agent. */
const isOf = (agent: Member, member: Member): boolean => member.path.startsWith(agent.path);

/**
 * A member of an agent's team, or the agent. One outside the team is treated as unknown.
 *
 * @throws Refusal NOT_IN_TEAM
 */
export async function teamMember(q: Queryable, agent: Member, account: string): Promise<Member> {
  const member = /^[a-z0-9]{1,64}$/i.test(account) ? await memberByAccount(q, account) : null;
  if (!member || !isOf(agent, member)) throw new Refusal('NOT_IN_TEAM');
  return member;
}

/**
 * A member below an agent.
 *
 * @throws Refusal NOT_IN_TEAM
 */
export async function downlineMember(q: Queryable, agent: Member, account: string): Promise<Member> {
  const member = await teamMember(q, agent, account);
  if (member.id === agent.id) throw new Refusal('NOT_IN_TEAM');
  return member;
}
