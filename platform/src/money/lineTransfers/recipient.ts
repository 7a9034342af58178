import { type Member, memberByAccount, memberById } from '../../access/members/index.ts';
import type { Queryable } from '../../foundation/database/connect.ts';
import { Refusal } from '../../foundation/http/refusal.ts';

/** Whether a member can take part in line transfers: guests on free play have no money of their own. */
const isOpenTo = (member: Member | null, market: string): member is Member =>
  member !== null && member.state === 'active' && member.customerType !== 4 && member.marketCode === market;

/** The direct upline, if it can receive transfers; null if there is none. */
export async function uplineOf(q: Queryable, member: Member): Promise<Member | null> {
  const upline = member.toUpline && member.uplineId !== null ? await memberById(q, member.uplineId) : null;
  return isOpenTo(upline, member.marketCode) ? upline : null;
}

/**
 * The recipient of a transfer: the direct upline, or the direct downline with that account. Whether another account
 * exists is not revealed.
 *
 * @throws Refusal NO_UPLINE, RECIPIENT_UNKNOWN
 */
export async function recipientOf(q: Queryable, sender: Member, account: string | undefined): Promise<Member> {
  if (account === undefined) {
    const upline = await uplineOf(q, sender);
    if (!upline) throw new Refusal('NO_UPLINE');
    return upline;
  }
  const downline = await memberByAccount(q, account);
  if (!isOpenTo(downline, sender.marketCode) || downline.uplineId !== sender.id) throw new Refusal('RECIPIENT_UNKNOWN');
  return downline;
}
