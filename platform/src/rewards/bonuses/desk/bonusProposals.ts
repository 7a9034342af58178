import { fromWire, hundredthsOf, memberIdOf, vnd } from '@unisite/shared/contract';
import { isBlocked, mostWageringIn } from '../../../access/protection/index.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import type { Services } from '../../../foundation/services.ts';
import { createBalancePublisher } from '../../../money/ledger/index.ts';
import { writeAudit } from '../../../operators/audit/index.ts';
import type { KindOfProposal } from '../../../operators/proposals/index.ts';
import { insertMessage, publishUnread } from '../../../site/messages/index.ts';
import { giveBonus } from '../giveBonus.ts';
import { wageredAnywhere } from '../wageredAnywhere.ts';

/** Subject of proposals about a member's bonus. */
export const subjectOfBonus = (member: string, key: string): string => `bonus/${member}/${key}`;

/** Idempotency key of a bonus granted by operators, unique for the member. */
export const bonusKey = (key: string): string => `operator/${key}`;

/** @throws Refusal WAGERING_ABOVE_MARKET */
export async function requireTimesAllowed(q: Queryable, market: string, times: number): Promise<void> {
  const most = await mostWageringIn(q, [market]);
  if (most !== null && times > most) throw new Refusal('WAGERING_ABOVE_MARKET', { params: { most } });
}

/** Proposals to grant a bonus to one member. */
export function bonusProposals(services: Services): KindOfProposal<'memberBonus'> {
  const { database, clock } = services;
  return {
    role: 'cash',
    summary: ({ member, draft: { amount, times, days, title } }) =>
      `bonus of ${amount} for member ${member}, wagered ${times} times in ${days} days: “${title.vi} / ${title.en}”`,
    market: ({ market }) => market,
    async approve({ change: { member, market, currency, key, draft }, conclude, decision: { by, why } }) {
      const memberId = memberIdOf(member);
      const amount = fromWire(vnd(draft.amount));
      await database.transaction(async (q) => {
        const at = clock();
        await conclude(q);
        if (await isBlocked(q, memberId, at)) throw new Refusal('MEMBER_ON_BREAK');
        await requireTimesAllowed(q, market, draft.times);
        const target = hundredthsOf(amount * BigInt(draft.times));
        const given = await giveBonus(
          q,
          {
            memberId,
            currency,
            source: 'operator',
            key: bonusKey(key),
            title: draft.title,
            amount,
            wagering: wageredAnywhere(target, draft.days),
          },
          at,
        );
        if (!given.isNew) return;
        await insertMessage(
          q,
          memberId,
          { category: 'promotions', ...told(draft.title, given.state === 'released') },
          at,
        );
        const subject = `bonus ${given.id} of member ${member}: ${draft.amount}`;
        await writeAudit(q, { at, who: `operator:${by}`, act: 'bonusGiven', market, subject, why });
      });
      createBalancePublisher(services)(memberId, 'bonus');
      await publishUnread(services, memberId);
      return null;
    },
  };
}

const told = (title: { readonly vi: string; readonly en: string }, isPaid: boolean) => ({
  title: { vi: `Bạn có thưởng: ${title.vi}`, en: `You have a bonus: ${title.en}` },
  content: isPaid
    ? { vi: 'Thưởng đã vào ví chính và rút được ngay.', en: 'It is in your main wallet and can be withdrawn at once.' }
    : {
        vi: 'Thưởng và vòng cược của nó nằm ở mục Chi tiết thưởng trong Trung tâm hội viên.',
        en: 'The bonus and its wagering stand under Bonus details in the member centre.',
      },
});
