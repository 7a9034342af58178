import type { OperatorRole } from '@unisite/shared/contract/operatorRoles';
import type { ProposalKind } from '@unisite/shared/contract/operatorsProposals';
import { Refusal } from '../../foundation/http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import {
  type ChangeOf,
  closeProposal,
  type Deciding,
  type Decision,
  isRepeated,
  type KindOfProposal,
  type KindsOfProposals,
  type ProposalRow,
  proposalById,
} from '../proposals/index.ts';
import type { Services } from './services.ts';

export interface Decided {
  readonly state: 'done' | 'refused' | 'withdrawn';
  /** The second half of a caller's secret; null when none was created. */
  readonly secretHalf: string | null;
}

const states = { approve: 'done', refuse: 'refused', withdraw: 'withdrawn' } as const;

/**
 * Decides a proposal, once: the proposed change, the proposal's end and the audit entry commit together. A repeated
 * decision returns the same result. `admit` first checks the operator's role.
 *
 * @throws Refusal NOT_FOUND, ALREADY_CLOSED, SAME_PERSON, FORBIDDEN, and those of carrying it out
 */
export async function decideProposal(
  services: Services,
  kinds: KindsOfProposals,
  decision: Decision,
  admit: (role: OperatorRole) => Promise<void>,
): Promise<Decided> {
  const proposal = await proposalById(services.database, decision.id);
  if (!proposal) throw new Refusal('NOT_FOUND');
  return decideAs(services, kinds[proposal.change.kind] as KindOfProposal, proposal, decision, admit);
}

async function decideAs<Kind extends ProposalKind>(
  { database, clock, live }: Services,
  kind: KindOfProposal<Kind>,
  proposal: ProposalRow,
  decision: Decision,
  admit: (role: OperatorRole) => Promise<void>,
): Promise<Decided> {
  await admit(kind.role);
  // Cast: `kind` is the proposal's own, which TypeScript cannot infer.
  const change = proposal.change as ChangeOf<Kind>;
  const state = states[decision.decision];
  if (isRepeated(proposal, decision)) {
    return { state, secretHalf: state === 'done' ? ((await kind.secondHalf?.(change)) ?? null) : null };
  }
  const deciding: Deciding<Kind> = {
    change,
    proposal,
    decision,
    conclude: async (q) => {
      const closed = await closeProposal(q, clock(), decision);
      await writeAudit(q, {
        at: clock(),
        who: `operator:${decision.by}`,
        act: decision.decision,
        market: kind.market?.(change) ?? null,
        subject: kind.summary(change),
        why: decision.why,
      });
      return closed;
    },
  };
  let secretHalf: string | null = null;
  if (decision.decision === 'approve') secretHalf = await kind.approve(deciding);
  else if (kind.drop) await kind.drop(deciding);
  else await database.transaction(async (q) => void (await deciding.conclude(q)));
  await live.publishToOperators({ type: 'proposals' });
  return { state, secretHalf };
}
