import { Refusal } from '../../../foundation/http/refusal.ts';
import type { KindOfProposal } from '../../../operators/proposals/index.ts';
import { announceDraws } from '../draws/announceDraws.ts';
import { holdDraw, voidHeldDraw } from '../official/setResult.ts';
import type { Services } from '../services.ts';
import { loadStations } from '../stations.ts';

/** What proposals about voiding a draw are about. */
export const subjectOfVoiding = (code: string, numero: string): string => `draw-void/${code}/${numero}`;

/** Draws that are to be voided: stakes return, and wins that were paid are taken back. */
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
