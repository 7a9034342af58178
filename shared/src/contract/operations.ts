import { accessOperations } from './access.ts';
import { ageOperations } from './age.ts';
import { agentBettingOperations } from './agentBetting.ts';
import { agentContractOperations } from './agentContracts.ts';
import { agentLimitOperations } from './agentLimits.ts';
import { agentLinkOperations } from './agentLinks.ts';
import { agentReportOperations } from './agentReports.ts';
import { agentsOperations } from './agents.ts';
import { agentTeamOperations } from './agentTeam.ts';
import { applicationOperations } from './applications.ts';
import { bankAccountOperations } from './bankAccounts.ts';
import { bonusOperations } from './bonuses.ts';
import { cashOperations } from './cash.ts';
import { depositOperations } from './deposits.ts';
import { drawProofOperations } from './drawProof.ts';
import { fixtures } from './fixtures.ts';
import { freeRoundsOperations } from './freeRounds.ts';
import { gamesOperations } from './games.ts';
import { identityOperations } from './identityChecks.ts';
import { jackpots } from './jackpots.ts';
import { launchOperations } from './launchGame.ts';
import { lineTransferOperations } from './lineTransfers.ts';
import { lotteryOperations } from './lottery.ts';
import { lotteryPlanOperations } from './lotteryPlans.ts';
import { memberSecurityOperations } from './memberSecurity.ts';
import { membersOperations } from './members.ts';
import { messagesOperations } from './messages.ts';
import { missionOperations } from './missions.ts';
import { reportMounts } from './mounts.ts';
import type { Operation } from './operation.ts';
import { passwordsOperations } from './passwords.ts';
import { pointsOperations } from './points.ts';
import { promotionsOperations } from './promotions.ts';
import { protectionOperations } from './protection.ts';
import { raffleOperations } from './raffle.ts';
import { rebateOperations } from './rebates.ts';
import { referralOperations } from './referrals.ts';
import { registrationOperations } from './registration.ts';
import { signInStepsOperations } from './signInSteps.ts';
import { siteOperations } from './site.ts';
import { statementOperations } from './statement.ts';
import { termsOperations } from './terms.ts';
import { ticketOperations } from './tickets.ts';
import { verificationOperations } from './verification.ts';
import { vipOperations } from './vip.ts';
import { walletOperations } from './wallet.ts';
import { withdrawalOperations } from './withdrawals.ts';

/** All operations by domain: what the server must serve and the OpenAPI document describes. */
export const operationsByDomain = {
  access: [
    ...accessOperations,
    ...verificationOperations,
    ...signInStepsOperations,
    ...registrationOperations,
    ...passwordsOperations,
    ...memberSecurityOperations,
    ...ageOperations,
  ],
  site: [...siteOperations, ...termsOperations],
  members: [...membersOperations, ...statementOperations],
  protection: protectionOperations,
  verification: identityOperations,
  wallet: walletOperations,
  cash: [
    ...cashOperations,
    ...depositOperations,
    ...bankAccountOperations,
    ...withdrawalOperations,
    ...lineTransferOperations,
  ],
  games: [...gamesOperations, fixtures, jackpots, ...launchOperations],
  lottery: [...lotteryOperations, ...drawProofOperations, ...ticketOperations, ...lotteryPlanOperations],
  bonuses: bonusOperations,
  freeRounds: freeRoundsOperations,
  referrals: referralOperations,
  rebates: rebateOperations,
  promotions: [...promotionsOperations, ...applicationOperations],
  points: pointsOperations,
  raffle: raffleOperations,
  missions: missionOperations,
  vip: vipOperations,
  messages: messagesOperations,
  agents: [
    ...agentsOperations,
    ...agentTeamOperations,
    ...agentLimitOperations,
    ...agentLinkOperations,
    ...agentReportOperations,
    ...agentBettingOperations,
  ],
  contracts: [...agentContractOperations],
  registry: [reportMounts],
} as const satisfies Record<string, readonly Operation[]>;

export const operations: readonly Operation[] = Object.values(operationsByDomain).flat();
