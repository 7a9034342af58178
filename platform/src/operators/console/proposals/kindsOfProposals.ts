import type { Services } from '../services.ts';
import { contractKindProposals, houseContractProposals, payRunProposals } from './agentPayProposals.ts';
import { announcementProposals } from './announcementProposals.ts';
import { applicationProposals } from './applicationProposals.ts';
import { bonusProposals } from './bonusProposals.ts';
import { callerProposals } from './callerProposals.ts';
import { drawVoidProposals } from './drawVoidProposals.ts';
import { exclusionProposals } from './exclusionProposals.ts';
import { labelProposals } from './labelProposals.ts';
import { lateWinProposals } from './lateWinProposals.ts';
import { launchProposals } from './launchProposals.ts';
import { limitProposals } from './limitProposals.ts';
import { mailingProposals } from './mailingProposals.ts';
import { missionProposals, wheelProposals } from './missionProposals.ts';
import { pickLimitProposals } from './pickLimitProposals.ts';
import { playLimitProposals } from './playLimitProposals.ts';
import { goodsProposals, pointRuleProposals } from './pointProposals.ts';
import { promotionProposals } from './promotionProposals.ts';
import type { KindsOfProposals } from './proposalKind.ts';
import { settingProposals } from './settingProposals.ts';
import { stationProposals } from './stationProposals.ts';
import { withdrawalProposals } from './withdrawalProposals.ts';

/** All that one operator proposes and a second one decides. */
export const kindsOfProposals = (services: Services): KindsOfProposals => ({
  withdrawal: withdrawalProposals(services),
  lateWin: lateWinProposals(services),
  ...callerProposals(services),
  vendorLaunch: launchProposals(services),
  moneyLimits: limitProposals(services),
  ...settingProposals(services),
  announcement: announcementProposals(services),
  mailing: mailingProposals(services),
  promotion: promotionProposals(services),
  application: applicationProposals(services),
  memberBonus: bonusProposals(services),
  memberLabels: labelProposals(services),
  goods: goodsProposals(services),
  pointRule: pointRuleProposals(services),
  mission: missionProposals(services),
  wheel: wheelProposals(services),
  playLimit: playLimitProposals(services),
  exclusionLift: exclusionProposals(services),
  drawVoid: drawVoidProposals(services),
  stationPlan: stationProposals(services),
  pickLimit: pickLimitProposals(services),
  contractKind: contractKindProposals(services),
  houseContract: houseContractProposals(services),
  payRun: payRunProposals(services),
});
