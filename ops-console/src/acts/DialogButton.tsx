import { Button, type ButtonProps } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { useHasRole } from '../frame/session/useHasRole.ts';
import { useDialogRole } from './deskRoles.ts';
import { type DialogRequest, openDialog } from './dialogs.ts';

interface DialogButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'icon' | 'children'> {
  request: DialogRequest;
  disabled?: boolean;
  'aria-label'?: string;
}

/** Opens a dialog; hidden from operators without the role. */
export function DialogButton({ request, ...button }: DialogButtonProps): ReactElement | null {
  const may = useHasRole();
  const roleOf = useDialogRole();
  return may(roleOf(request)) ? <Button {...button} onClick={() => openDialog(request)} /> : null;
}
