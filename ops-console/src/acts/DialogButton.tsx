import type { OperatorRole } from '@unisite/shared/contract/operatorRoles';
import { Button, type ButtonProps } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { useHasRole } from '../frame/session/useHasRole.ts';
import { type DialogRequest, openDialog } from './dialogs.ts';
import { proposalRoles } from './proposals/proposalRoles.ts';

type FixedKind = Exclude<DialogRequest['kind'], 'decideProposal' | 'undoSetting'>;
const roleFor: Readonly<Record<FixedKind, OperatorRole>> = {
  act: 'release',
  decide: 'release',
  decideGuardedChange: 'security',
  undo: 'release',
  fourEyes: 'security',
  addKey: 'security',
  openMarkets: 'security',
  rendering: 'security',
  revokeKey: 'security',
  endSessions: 'support',
  writeTo: 'support',
  removePicture: 'support',
  lockMember: 'support',
  unlockMember: 'support',
  memberLabels: 'support',
  setPlayLimit: 'support',
  imposeBreak: 'support',
  liftExclusion: 'support',
  correctBalance: 'cash',
  decideCorrection: 'cash',
  withdrawal: 'cash',
  withdrawals: 'cash',
  deposits: 'cash',
  proposeSettlement: 'cash',
  decideSettlement: 'cash',
  wallets: 'vendors',
  caller: 'vendors',
  rotateSecret: 'vendors',
  endFormer: 'vendors',
  secretTold: 'vendors',
  vendorPlace: 'vendors',
  vendorState: 'vendors',
  limits: 'security',
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
  agents: 'cash',
  publishTerms: 'security',
  serviceEntries: 'support',
  appEntries: 'support',
  announcement: 'support',
  withdrawAnnouncement: 'support',
  mailing: 'support',
  stopMailing: 'support',
  giveBonus: 'cash',
  endPromotion: 'cash',
  acceptApplication: 'cash',
  refuseApplication: 'cash',
  goods: 'cash',
  mission: 'cash',
  endMission: 'cash',
  wheel: 'cash',
  pointRule: 'cash',
  redemption: 'cash',
  changeFeedback: 'support',
  answerFeedback: 'support',
  answerSign: 'support',
  acceptIdentity: 'identity',
  refuseIdentity: 'identity',
  askIdentityAgain: 'identity',
  reviewLateWin: 'cash',
  voidDraw: 'lottery',
  endPlan: 'lottery',
  station: 'lottery',
  limitPick: 'lottery',
};

function roleOf(request: DialogRequest): OperatorRole {
  if (request.kind === 'decideProposal') return proposalRoles[request.proposal.change.kind];
  return request.kind === 'undoSetting' ? proposalRoles[request.change.kind] : roleFor[request.kind];
}

interface DialogButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'icon' | 'children'> {
  request: DialogRequest;
  disabled?: boolean;
  'aria-label'?: string;
}

/** Opens a dialog; hidden from operators without the role. */
export function DialogButton({ request, ...button }: DialogButtonProps): ReactElement | null {
  const may = useHasRole();
  return may(roleOf(request)) ? <Button {...button} onClick={() => openDialog(request)} /> : null;
}
