import { checkSeries } from './agents/centre/index.ts';
import { checkContracts } from './agents/contracts/index.ts';
import { checkFigures } from './agents/figures/index.ts';
import type { Queryable } from './foundation/database/connect.ts';
import { checkCashRecords } from './money/cash/index.ts';
import { checkInvariants, type InvariantViolation } from './money/ledger/index.ts';
import { checkLineTransfers } from './money/lineTransfers/index.ts';
import { checkFreeRounds } from './play/freeRounds/index.ts';
import { checkPlans, checkTickets } from './play/lottery/index.ts';
import { checkFreeRoundCalls, checkVendorRecords } from './play/seamless/index.ts';
import { checkBonuses } from './rewards/bonuses/index.ts';
import { checkMissions } from './rewards/missions/index.ts';
import { checkPoints } from './rewards/points/index.ts';
import { checkApplications, checkGifts } from './rewards/promotions/index.ts';
import { checkRaffle } from './rewards/raffle/index.ts';
import { checkRebates } from './rewards/rebates/index.ts';
import { checkReferrals } from './rewards/referrals/index.ts';

/**
 * Checks the ledger's own invariants, and reconciles with it the records of vendors' calls, of cash, of lottery
 * tickets, bonuses, free rounds, applications, gifts and cashback of promotions, rebates, points, missions and the
 * wheel, the daily figures and agents' statements and pay-runs. Returns the violations; none if all is sound. `q` must
 * be one snapshot while money is moving.
 */
export async function checkMoney(
  q: Queryable,
  onProgress?: (invariant: string) => void,
): Promise<InvariantViolation[]> {
  const found: InvariantViolation[] = [];
  for (const check of [
    checkInvariants,
    checkVendorRecords,
    checkCashRecords,
    checkTickets,
    checkPlans,
    checkBonuses,
    checkFreeRounds,
    checkFreeRoundCalls,
    checkApplications,
    checkGifts,
    checkPoints,
    checkRaffle,
    checkMissions,
    checkLineTransfers,
    checkReferrals,
    checkRebates,
    checkFigures,
    checkSeries,
    checkContracts,
  ])
    found.push(...(await check(q, onProgress)));
  return found;
}
