import { decideProposal, proposals } from '@unisite/shared/contract/operatorsProposals';
import { waitingProposals } from '../proposals/index.ts';
import { decideProposal as decide } from './proposals/decideProposal.ts';
import type { KindsOfProposals } from './proposals/proposalKind.ts';
import { requireRole, type ServeOperatorCall } from './serveOperatorCall.ts';
import type { Services } from './services.ts';

/** What waits for a second operator: each kind is for the role that its acts are for. */
export function proposalCalls(serve: ServeOperatorCall, services: Services, kinds: KindsOfProposals): void {
  serve(proposals, async (_request, { session }) => {
    const rows = await waitingProposals(services.database);
    const own = rows.filter(({ change }) => session.roles.includes(kinds[change.kind].role));
    return {
      proposals: own.map(({ id, change, why, notBy, proposedBy: by, proposedAt }) => ({
        ...{ id, change, why, by, at: proposedAt.toISOString() },
        notBy: [by, ...notBy],
      })),
    };
  });

  serve(decideProposal, ({ id, decision, why }, context) =>
    decide(services, kinds, { id, decision, why, by: context.session.account }, (role) =>
      requireRole(services, context.session, { name: decideProposal.name, access: role }, context),
    ),
  );
}
