import type { OperatorRole } from '@unisite/shared/contract/operatorRoles';
import { proposalCount } from '@unisite/shared/contract/operatorsCounts';
import { decideProposal, proposals } from '@unisite/shared/contract/operatorsProposals';
import type { ServeOperatorCall } from '../desks/index.ts';
import type { KindsOfProposals } from '../proposals/index.ts';
import { type ProposalRow, waitingProposals } from '../proposals/index.ts';
import { decideProposal as decide } from './decideProposal.ts';
import type { Services } from './services.ts';

/** Proposals that wait for a second operator, each visible to the role that its act requires. */
export function proposalCalls(serve: ServeOperatorCall, services: Services, kinds: KindsOfProposals): void {
  const own = async (roles: readonly OperatorRole[]): Promise<ProposalRow[]> =>
    (await waitingProposals(services.database)).filter(({ change }) => roles.includes(kinds[change.kind].role));

  serve(proposalCount, async (_request, { session }) => ({ waiting: (await own(session.roles)).length }));

  serve(proposals, async (_request, { session }) => {
    const rows = await own(session.roles);
    return {
      proposals: rows.map(({ id, change, why, notBy, proposedBy: by, proposedAt }) => ({
        id,
        change,
        why,
        by,
        at: proposedAt.toISOString(),
        notBy: [by, ...notBy],
      })),
    };
  });

  serve(decideProposal, ({ id, decision, why }, context) =>
    decide(services, kinds, { id, decision, why, by: context.session.account }, (role) =>
      serve.requireRole(context, { name: decideProposal.name, access: role }),
    ),
  );
}
