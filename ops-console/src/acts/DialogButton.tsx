import type { OperatorRole } from '@unisite/shared/contract/operatorRoles';
import { Button, type ButtonProps } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { useHasRole } from '../session/useHasRole.ts';
import { type DialogRequest, openDialog } from './dialogs.ts';

const roleFor: Readonly<Record<DialogRequest['kind'], OperatorRole>> = {
  act: 'release',
  decide: 'release',
  decideGuardedChange: 'security',
  undo: 'release',
  fourEyes: 'security',
  addKey: 'security',
  openMarkets: 'security',
  revokeKey: 'security',
  endSessions: 'support',
  correctBalance: 'cash',
  decideCorrection: 'cash',
  withdrawal: 'cash',
  proposeSettlement: 'cash',
  decideSettlement: 'cash',
  wallets: 'vendors',
  caller: 'vendors',
  rotateSecret: 'vendors',
  endFormer: 'vendors',
  secretTold: 'vendors',
  vendorPlace: 'vendors',
  vendorState: 'vendors',
};

interface DialogButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'icon' | 'children'> {
  request: DialogRequest;
  disabled?: boolean;
  'aria-label'?: string;
}

/** Asks before something is done; not there for operators who may not do it. */
export function DialogButton({ request, ...button }: DialogButtonProps): ReactElement | null {
  const may = useHasRole();
  return may(roleFor[request.kind]) ? <Button {...button} onClick={() => openDialog(request)} /> : null;
}
