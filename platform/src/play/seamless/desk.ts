import type { Desk } from '../../operators/desks/index.ts';
import { type CallerKind, callerProposals } from './desk/callerProposals.ts';
import { lateWinCalls } from './desk/lateWinCalls.ts';
import { lateWinProposals } from './desk/lateWinProposals.ts';
import { launchProposals } from './desk/launchProposals.ts';
import type { DeskServices } from './desk/services.ts';
import { vendorCalls } from './desk/vendorCalls.ts';

/** Vendors, their callers, and their late wins. */
export function vendorsDesk(services: DeskServices): Desk<CallerKind | 'vendorLaunch' | 'lateWin'> {
  const kinds = {
    ...callerProposals(services),
    vendorLaunch: launchProposals(services),
    lateWin: lateWinProposals(services),
  };
  return {
    kinds,
    open(serve) {
      vendorCalls(serve, services, kinds);
      lateWinCalls(serve, services, kinds);
    },
  };
}
