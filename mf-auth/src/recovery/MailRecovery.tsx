import type { RequestOf } from '@unisite/shared/contract/operation';
import { forgotPasswordEmail } from '@unisite/shared/contract/passwords';
import type { HumanProof } from '@unisite/shared/contract/proofs';
import { bus } from '@unisite/shared/events';
import type { Form } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';
import { useHumanProof, useRetryableCall } from '@unisite/shared/session/form';
import { TextField } from '@unisite/shared/ui';
import type { ReactElement, ReactNode } from 'react';
import { FieldsForm } from '../fields/FieldsForm.tsx';
import { mailRule } from '../fields/rules.ts';
import { useFieldProps } from '../fields/useFieldProps.ts';
import { type FieldValues, useFieldsForm } from '../fields/useFieldsForm.ts';

interface MailRecoveryForm {
  form: Form<FieldValues>;
  /** The human check while it is open. */
  dialog: ReactNode;
}

/** Mails a temporary password; the reply does not reveal whether the account exists (section 4). */
export function useMailRecovery(onSent: () => void): MailRecoveryForm {
  const t = useText();
  const { prove, dialog } = useHumanProof();
  const { sendWithProof } = useRetryableCall();
  const form = useFieldsForm({
    fields: ['username', 'email'],
    rule: mailRule,
    async submit({ username = '', email = '' }) {
      const request = (proof: HumanProof | undefined) => ({
        username,
        email: email.trim(),
        ...(proof && inForm(proof)),
      });
      if (!(await sendWithProof(forgotPasswordEmail, request, prove))) return;
      bus.emit('toast', { tone: 'success', text: t('recover.sent') });
      onSent();
    },
  });
  return { form, dialog };
}

export function MailRecovery({ form, dialog }: MailRecoveryForm): ReactElement {
  const t = useText();
  const fieldProps = useFieldProps();
  return (
    <>
      <p className="soft">{t('recover.emailText')}</p>
      <FieldsForm form={form} submit={t('recover.submitEmail')}>
        <TextField
          {...fieldProps(form.field('username'))}
          icon="user"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
        />
        <TextField
          {...fieldProps(form.field('email'))}
          icon="mail"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={319}
        />
      </FieldsForm>
      {dialog}
    </>
  );
}

type InForm = Pick<RequestOf<typeof forgotPasswordEmail>, 'captcha' | 'slide' | 'workId' | 'workCounter'>;

/** A proof under the form's keys. */
const inForm = (proof: HumanProof): InForm =>
  'work' in proof ? { workId: proof.work.id, workCounter: String(proof.work.counter) } : proof;
