import { Refusal } from '../../../foundation/http/refusal.ts';
import type { KindOfProposal } from '../../../operators/proposals/index.ts';
import { announceDraws } from '../draws/announceDraws.ts';
import { holdDraw, voidHeldDraw } from '../official/setResult.ts';
import type { Services } from '../services.ts';
import { loadStations } from '../stations.ts';

/** The subject of proposals to void a draw. */
export const subjectOfVoiding = (code: string, numero: string): string => `draw-void/${code}/${numero}`;

/** Proposals to void draws: stakes are refunded, and paid wins are taken back. */
export function drawVoidProposals(services: Services): KindOfProposal<'drawVoid'> {
  const { database, clock, live } = services;
  return {
    role: 'lottery',
    summary: ({ code, numero, tickets }) => `void draw ${code}/${numero} (${tickets} tickets)`,
    async approve({ change: { code, numero }, proposal, decision: { by }, conclude }) {
      await database.transaction(async (q) => {
        const held = await holdDraw(q, code, numero);
        await conclude(q);
        if (!held || held.isVoid) throw new Refusal('ALREADY_CLOSED');
        await voidHeldDraw(q, held, { givenBy: [proposal.proposedBy, by], why: proposal.why, at: clock() });
      });
      await announceDraws(services, [{ code, numero }], await loadStations(database));
      await live.publishToOperators({ type: 'lottery' });
      return null;
    },
  };
}
