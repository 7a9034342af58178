import type { ProposalKind } from '@unisite/shared/contract/operatorsProposals';
import type { Queryable } from '../../foundation/database/connect.ts';
import { operatorActor, writeAudit } from '../audit/index.ts';
import type { ChangeOf, KindsOfProposals } from './proposalKind.ts';
import { type ProposalRow, propose } from './proposals.ts';

interface Proposing<Kind extends ProposalKind> {
  readonly change: ChangeOf<Kind>;
  readonly subject: string;
  readonly why: string;
  readonly sealed?: Buffer;
}

/**
 * Stores a change for a second operator, with its audit entry; a repeated one is stored once.
 *
 * @throws Refusal PROPOSAL_WAITS
 */
export async function proposeChange<Kind extends ProposalKind>(
  q: Queryable,
  at: Date,
  kinds: KindsOfProposals<Kind>,
  { session }: { readonly session: { readonly account: string } },
  { change, ...proposing }: Proposing<Kind>,
): Promise<ProposalRow> {
  const { isNew, ...row } = await propose(q, at, { ...proposing, change, by: session.account });
  if (!isNew) return row;
  const kind = kinds[change.kind as Kind];
  await writeAudit(q, {
    at,
    who: operatorActor(session),
    act: 'propose',
    market: kind.market?.(change) ?? null,
    subject: kind.summary(change),
    why: proposing.why,
  });
  return row;
}
