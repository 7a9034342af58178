import { type MemberId, memberIdOf } from '@unisite/shared/contract';
import { holdMember, setLabels } from '../../access/members/index.ts';
import type { Queryable } from '../../foundation/database/connect.ts';
import { Refusal } from '../../foundation/http/refusal.ts';
import type { Services } from '../../foundation/services.ts';
import { isOfferedByLabel } from '../../rewards/promotions/index.ts';
import type { KindOfProposal } from '../proposals/index.ts';

/** Subject of proposals about a member's labels. */
export const subjectOfLabels = (member: MemberId): string => `labels/${member}`;

/** Whether two lists hold the same labels, in any order. */
export const areSameLabels = (one: readonly string[], other: readonly string[]): boolean =>
  one.toSorted().join('\n') === other.toSorted().join('\n');

/** Whether the change of labels could give a member more from a promotion. */
export const isGivenMore = (q: Queryable, from: readonly string[], to: readonly string[], at: Date): Promise<boolean> =>
  isOfferedByLabel(
    q,
    to.filter((label) => !from.includes(label)),
    at,
  );

/** Describes a change of labels. */
export const labelsText = (from: readonly string[], to: readonly string[]): string =>
  `${from.join(', ') || '–'} → ${to.join(', ') || '–'}`;

/** Proposals for labels that promotions are limited to, whose holders can get what these give. */
export function labelProposals({ database }: Services): KindOfProposal<'memberLabels'> {
  return {
    role: 'cash',
    summary: ({ member, from, to }) => `labels of member ${member}: ${labelsText(from, to)}`,
    market: ({ market }) => market,
    async approve({ change: { member, from, to }, conclude }) {
      await database.transaction(async (q) => {
        const id = memberIdOf(member);
        const held = await holdMember(q, id);
        await conclude(q);
        if (!held) throw new Refusal('NOT_FOUND');
        if (!areSameLabels(held.labels, from)) throw new Refusal('LABELS_CHANGED');
        await setLabels(q, id, to);
      });
      return null;
    },
  };
}
