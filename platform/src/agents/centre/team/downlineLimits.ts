import {
  type downlineLimits,
  type ParsedRequestOf,
  playLimitKind,
  playPeriod,
  type setDownlineLimit,
  type ValueOf,
} from '@unisite/shared/contract';
import type { Member } from '../../../access/members/index.ts';
import {
  agentLimits,
  announceProtection,
  fromValue,
  holdMember,
  imposeLimit,
  toValue,
} from '../../../access/protection/index.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { insertMessage, publishUnread } from '../../../site/messages/index.ts';
import type { Services } from '../services.ts';

type Limits = ValueOf<typeof downlineLimits>;

/** Limits that the agent above has set for a member, every kind with every period. */
export async function limitsOfDownline(q: Queryable, member: Member): Promise<Limits> {
  const set = await agentLimits(q, member.id);
  return {
    limits: playLimitKind.options.flatMap((kind) =>
      playPeriod.options.map((period) => {
        const found = set.find((one) => one.kind === kind && one.period === period);
        return { kind, period, value: found ? toValue(kind, found.amount) : null };
      }),
    ),
  };
}

/**
 * Sets an agent's limit for a member right below it, and notifies the member. Raising the agent's own limit takes
 * effect at once: limits of the member, operators and the market still apply.
 */
export async function limitDownline(
  services: Pick<Services, 'database' | 'clock' | 'live'>,
  agent: Member,
  member: Member,
  { kind, period, value }: Omit<ParsedRequestOf<typeof setDownlineLimit>, 'account'>,
): Promise<Limits> {
  const { database, clock } = services;
  const to = value === null ? null : fromValue(kind, value);
  const isNew = await database.transaction(async (q) => {
    const now = clock();
    await holdMember(q, member.id, now);
    const from =
      (await agentLimits(q, member.id)).find((one) => one.kind === kind && one.period === period)?.amount ?? null;
    const change = { memberId: member.id, source: 'agent' as const, kind, period, from, to };
    if (!(await imposeLimit(q, now, change, { who: `agent:${agent.account}` }))) return false;
    await insertMessage(q, member.id, { category: 'account', ...toldOf(to === null) }, now);
    return true;
  });
  if (isNew) {
    await announceProtection(services, member.id);
    await publishUnread(services, member.id);
  }
  return limitsOfDownline(database, member);
}

/** @throws Refusal NOT_RIGHT_BELOW */
export function requireRightBelow(agent: Member, member: Member): Member {
  if (member.uplineId !== agent.id) throw new Refusal('NOT_RIGHT_BELOW');
  return member;
}

const toldOf = (isRemoved: boolean) =>
  isRemoved
    ? {
        title: { vi: 'Đại lý đã bỏ một hạn mức của bạn', en: 'Your agent removed a limit of yours' },
        content: {
          vi: 'Các hạn mức khác vẫn giữ nguyên. Xem tất cả ở mục Chơi có trách nhiệm.',
          en: 'All other limits stay as they are. You find them under Responsible play.',
        },
      }
    : {
        title: { vi: 'Đại lý đã đặt hạn mức cho bạn', en: 'Your agent set a limit for you' },
        content: {
          vi: 'Hạn mức có hiệu lực từ lần cược hoặc nạp tiền kế tiếp. Xem tất cả ở mục Chơi có trách nhiệm.',
          en: 'It counts from your next bet or deposit on. You find all limits under Responsible play.',
        },
      };
