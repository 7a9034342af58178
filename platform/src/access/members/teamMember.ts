import type { Queryable } from '../../foundation/database/connect.ts';
import { Refusal } from '../../foundation/http/refusal.ts';
import { type Member, memberByAccount } from './members.ts';

/** Whether somebody stands below an agent, or is the agent. */
const isOf = (agent: Member, member: Member): boolean => member.path.startsWith(agent.path);

/**
 * Somebody of an agent's team, or the agent. Whoever is not of it is as one who is not there.
 *
 * @throws Refusal NOT_IN_TEAM
 */
export async function teamMember(q: Queryable, agent: Member, account: string): Promise<Member> {
  const member = /^[a-z0-9]{1,64}$/i.test(account) ? await memberByAccount(q, account) : null;
  if (!member || !isOf(agent, member)) throw new Refusal('NOT_IN_TEAM');
  return member;
}

/**
 * Somebody below an agent.
 *
 * @throws Refusal NOT_IN_TEAM
 */
export async function downlineMember(q: Queryable, agent: Member, account: string): Promise<Member> {
  const member = await teamMember(q, agent, account);
  if (member.id === agent.id) throw new Refusal('NOT_IN_TEAM');
  return member;
}
