import { checkSeries } from './agents/index.ts';
import { checkBonuses } from './bonuses/index.ts';
import { checkCashRecords } from './cash/index.ts';
import { checkContracts } from './contracts/index.ts';
import { checkFigures } from './figures/index.ts';
import type { Queryable } from './foundation/database/connect.ts';
import { checkFreeRounds } from './freeRounds/index.ts';
import { checkInvariants, type InvariantViolation } from './ledger/index.ts';
import { checkLineTransfers } from './lineTransfers/index.ts';
import { checkPlans, checkTickets } from './lottery/index.ts';
import { checkMissions } from './missions/index.ts';
import { checkPoints } from './points/index.ts';
import { checkApplications, checkGifts } from './promotions/index.ts';
import { checkRaffle } from './raffle/index.ts';
import { checkRebates } from './rebates/index.ts';
import { checkReferrals } from './referrals/index.ts';
import { checkFreeRoundCalls, checkVendorRecords } from './seamless/index.ts';

/**
 * The ledger's own invariants, and the records of vendors' calls, of cash, of lottery tickets, bonuses, free rounds,
 * applications, gifts and cashback of promotions, rebates, points, missions and the wheel, the daily figures and
 * agents' statements and pay-runs held against it: what does not add up, nothing when all is sound. `q` has to be one
 * snapshot where money is moving.
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
