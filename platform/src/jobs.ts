import { verificationJobs } from './access/verification/index.ts';
import { agentJobs } from './agents/centre/index.ts';
import { contractJobs } from './agents/contracts/index.ts';
import { figureJobs } from './agents/figures/index.ts';
import { analyzeJob } from './foundation/database/analyzeGrown.ts';
import type { Job } from './foundation/schedule/job.ts';
import { housekeepingJob } from './housekeeping.ts';
import { cashJobs } from './money/cash/index.ts';
import { type HeadPublisher, ledgerJobs } from './money/ledger/index.ts';
import { freeRoundJobs } from './play/freeRounds/index.ts';
import { lotteryJobs } from './play/lottery/index.ts';
import { bonusJobs } from './rewards/bonuses/index.ts';
import { missionJobs } from './rewards/missions/index.ts';
import { pointJobs } from './rewards/points/index.ts';
import { promotionJobs } from './rewards/promotions/index.ts';
import { rebateJobs } from './rewards/rebates/index.ts';
import { referralJobs } from './rewards/referrals/index.ts';
import { vipJobs } from './rewards/vip/index.ts';
import type { Services } from './services.ts';
import { mailingJobs } from './site/mailings/index.ts';
import { signJobs } from './site/signs/index.ts';

/** The background jobs of a platform, except polling vendors, which starts once the platform can be called. */
export const jobsOf = (services: Services, headPublishers: readonly HeadPublisher[]): readonly Job[] => [
  housekeepingJob(services),
  analyzeJob(services),
  ...ledgerJobs(services, headPublishers),
  ...figureJobs(services),
  ...bonusJobs(services),
  ...freeRoundJobs(services),
  ...promotionJobs(services),
  ...pointJobs(services),
  ...missionJobs(services),
  ...vipJobs(services),
  ...rebateJobs(services),
  ...referralJobs(services),
  ...mailingJobs(services),
  ...cashJobs(services),
  ...signJobs(services),
  ...verificationJobs(services),
  ...lotteryJobs(services),
  ...agentJobs(services),
  ...contractJobs(services),
];
