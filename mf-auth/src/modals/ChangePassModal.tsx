import { useOperation } from '@unisite/shared/api';
import { passwordRule } from '@unisite/shared/contract/passwords';
import { useBusEvent } from '@unisite/shared/events';
import { useText } from '@unisite/shared/i18n';
import { useSession } from '@unisite/shared/session';
import { Notice, PasswordField } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { FieldsForm } from '../fields/FieldsForm.tsx';
import { FormDialog } from '../fields/FormDialog.tsx';
import { FormSettings } from '../fields/FormSettings.tsx';
import { NewPasswordPair } from '../fields/NewPasswordPair.tsx';
import { useConfirmLeave } from '../fields/useConfirmLeave.tsx';
import { useFieldProps } from '../fields/useFieldProps.ts';
import { ForcedChangeSignOut } from '../password/ForcedChangeSignOut.tsx';
import { usePasswordChange } from '../password/usePasswordChange.ts';

interface ChangePassModalProps {
  /** Replaces the old password, which the member typed a moment ago to sign in. */
  changeTicket?: string | null | undefined;
  onClose(): void;
  onDone(): void;
}

/** Changes the password (section 2), voluntarily or by force; a forced change can only be avoided by signing out. */
export default function ChangePassModal({ changeTicket, onClose, onDone }: ChangePassModalProps): ReactElement {
  const t = useText();
  const fieldProps = useFieldProps();
  const session = useSession();
  const forced = session.status === 'in' && session.info.mustChangePassword;
  const rule = useOperation(passwordRule, {}, { keepPrevious: true });
  const change = usePasswordChange({ rule: rule.data ?? null, changeTicket: changeTicket ?? null, forced, onDone });
  const { form, requiresOldPassword, isTicketExpired } = change;
  const { leave, question } = useConfirmLeave(form.touched, {
    title: t('password.leaveTitle'),
    text: t('field.leaveText'),
  });
  // signed out here or elsewhere, there is no password to change
  useBusEvent('session.ended', onClose);
  const account = session.status === 'in' ? session.info.account : '';

  return (
    <FormDialog title={t('password.title')} dismissible={!forced} onClose={() => leave(onClose)}>
      <p className="soft">
        {t('password.account')}: <strong>{account}</strong>
      </p>
      {forced && <Notice tone="warn">{t('password.forced')}</Notice>}
      <FormSettings ready={rule.isSuccess} failed={rule.isError} onRetry={() => void rule.refetch()}>
        <FieldsForm form={form} submit={t('password.submit')} besides={forced && <ForcedChangeSignOut />}>
          {isTicketExpired && <Notice tone="warn">{t('password.ticketOver')}</Notice>}
          {/* tells the password manager whose password this is */}
          <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
          {requiresOldPassword && (
            <PasswordField
              {...fieldProps(form.field('oldPassword'))}
              icon="lock"
              autoComplete="current-password"
              maxLength={255}
            />
          )}
          {rule.data && <NewPasswordPair form={form} rule={rule.data} />}
          <p className="field__hint">{t('password.others')}</p>
        </FieldsForm>
      </FormSettings>
      {forced && !rule.isSuccess && <ForcedChangeSignOut />}
      {question}
    </FormDialog>
  );
}
