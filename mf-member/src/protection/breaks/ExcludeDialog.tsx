import { useOperation } from '@unisite/shared/api';
import { securityOverview } from '@unisite/shared/contract/memberSecurity';
import { type ExclusionLength, excludeSelf } from '@unisite/shared/contract/protection';
import { useText } from '@unisite/shared/i18n';
import { endSession } from '@unisite/shared/session';
import { useRetryableCall } from '@unisite/shared/session/form';
import { Button, Dialog, useUid } from '@unisite/shared/ui';
import { lazy, type ReactElement, Suspense } from 'react';
import { CurrentPasswordField } from '../../form/CurrentPasswordField.tsx';
import { usePasswordForm } from '../../form/usePasswordForm.ts';
import { ValidatedForm } from '../../form/ValidatedForm.tsx';

const FirstPasswordDialog = lazy(() => import('../../security/firstPassword/FirstPasswordDialog.tsx'));

interface ExcludeDialogProps {
  length: ExclusionLength;
  /** Its last day, formatted; null: no end. */
  day: string | null;
  onClose: () => void;
}

/** Confirms an exclusion with the password; a member without one sets it first. */
export default function ExcludeDialog(props: ExcludeDialogProps): ReactElement {
  const { hasPassword } = useOperation(securityOverview, {}).data ?? { hasPassword: true };
  if (hasPassword) return <PasswordDialog {...props} />;
  return (
    <Suspense>
      <FirstPasswordDialog onClose={props.onClose} />
    </Suspense>
  );
}

function PasswordDialog({ length, day, onClose }: ExcludeDialogProps): ReactElement {
  const t = useText();
  const { sendOnce } = useRetryableCall();
  const textId = useUid();
  const form = usePasswordForm({
    values: { password: '' },
    submit: async ({ password }) => {
      await sendOnce(excludeSelf, { length, password });
      endSession('excluded'); // the live event may have arrived before
    },
  });
  return (
    <Dialog
      open
      role="alertdialog"
      icon="lock"
      title={t('protection.exclusion.title')}
      describedBy={textId}
      dismissible={!form.busy}
      onClose={onClose}
    >
      <p className="soft" id={textId}>
        {day === null ? t('protection.exclusion.proveForever') : t('protection.exclusion.prove', { day })}
      </p>
      <ValidatedForm form={form}>
        <CurrentPasswordField {...form.field('password')} />
        <div className="dialog__foot">
          <Button variant="outline" disabled={form.busy} onClick={onClose}>
            {t('protection.exclusion.cancel')}
          </Button>
          <Button type="submit" variant="danger" busy={form.busy}>
            {t('protection.exclusion.confirm')}
          </Button>
        </div>
      </ValidatedForm>
    </Dialog>
  );
}
