import type { OperatorRole } from '@unisite/shared/contract/operatorRoles';
import type { ProposalKind } from '@unisite/shared/contract/operatorsProposals';
import { createContext, use } from 'react';
import type { DialogRequest, Dialogs } from './dialogs.ts';

/** The role for deciding each kind of proposal. */
const proposalRoles: Readonly<Record<ProposalKind, OperatorRole>> = {
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
  marketLineTransfers: 'security',
  marketReferral: 'cash',
  marketCash: 'cash',
  marketRebates: 'cash',
  marketVip: 'cash',
  marketPayRuns: 'cash',
  contractKind: 'cash',
  houseContract: 'cash',
  payRun: 'cash',
  serviceEntries: 'support',
  appEntries: 'support',
  announcement: 'support',
  mailing: 'support',
  promotion: 'cash',
  memberBonus: 'cash',
  memberLabels: 'cash',
  application: 'cash',
  goods: 'cash',
  mission: 'cash',
  wheel: 'cash',
  pointRule: 'cash',
  playLimit: 'support',
  exclusionLift: 'support',
  drawVoid: 'lottery',
  stationPlan: 'lottery',
  pickLimit: 'lottery',
};

/** The role for each kind of dialog, as desks declare it. */
export type DialogRoles = Readonly<Record<Exclude<keyof Dialogs, 'decideProposal' | 'undoSetting'>, OperatorRole>>;

/** Given by the desks: acts know none of them. */
export const DialogRolesContext = createContext<DialogRoles | null>(null);

/** The role that a request needs; for a decision, that of what is proposed. */
export function useDialogRole(): (request: DialogRequest) => OperatorRole {
  const roles = use(DialogRolesContext);
  if (!roles) throw new Error('no roles were given');
  return (request) => {
    if (request.kind === 'decideProposal') return proposalRoles[request.proposal.change.kind];
    return request.kind === 'undoSetting' ? proposalRoles[request.change.kind] : roles[request.kind];
  };
}
