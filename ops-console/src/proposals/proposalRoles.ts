import type { OperatorRole } from '@unisite/shared/contract/operatorRoles';
import type { ProposalKind } from '@unisite/shared/contract/operatorsProposals';

/** The role that decides each kind. */
export const proposalRoles: Readonly<Record<ProposalKind, OperatorRole>> = {
  withdrawal: 'cash',
  lateWin: 'cash',
  callerAdd: 'vendors',
  callerSettings: 'vendors',
  callerSecret: 'vendors',
  vendorLaunch: 'vendors',
  moneyLimits: 'security',
  marketStatus: 'release',
  marketSwitches: 'security',
  registrationFields: 'security',
  marketProtection: 'security',
  marketIdentity: 'security',
  marketAge: 'security',
  marketLottery: 'security',
  marketRebates: 'cash',
  marketVip: 'cash',
  serviceEntries: 'support',
  appEntries: 'support',
  announcement: 'support',
  promotion: 'cash',
  memberBonus: 'cash',
  goods: 'cash',
  pointRule: 'cash',
  playLimit: 'support',
  exclusionLift: 'support',
  drawVoid: 'lottery',
  stationPlan: 'lottery',
  pickLimit: 'lottery',
};
