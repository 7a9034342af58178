import type { OperatorRole } from '@unisite/shared/contract/operatorRoles';
import type { SettingKind } from '@unisite/shared/contract/operatorsMarketSettings';
import type { ProposalKind } from '@unisite/shared/contract/operatorsProposals';
import { createContext, use } from 'react';
import type { DialogRequest, Dialogs } from './dialogs.ts';

/** The role for each kind of dialog, as desks declare it. */
export type DialogRoles = Readonly<Record<Exclude<keyof Dialogs, 'decideProposal' | 'undoSetting'>, OperatorRole>>;

/** The role for deciding each kind of proposal; a setting is decided by the role that changes it. */
export type ProposalRoles = Readonly<Record<Exclude<ProposalKind, SettingKind>, OperatorRole>>;

export interface DeskRoles {
  readonly dialogs: DialogRoles;
  readonly proposals: ProposalRoles;
}

/** Given by the desks: acts know none of them. */
export const DeskRolesContext = createContext<DeskRoles | null>(null);

/** The role that a request needs; for a decision, that of what is proposed. */
export function useDialogRole(): (request: DialogRequest) => OperatorRole {
  const roles = use(DeskRolesContext);
  if (!roles) throw new Error('no roles were given');
  const { dialogs, proposals } = roles;
  return (request) => {
    if (request.kind === 'decideProposal') return { ...dialogs, ...proposals }[request.proposal.change.kind];
    return dialogs[request.kind === 'undoSetting' ? request.change.kind : request.kind];
  };
}
