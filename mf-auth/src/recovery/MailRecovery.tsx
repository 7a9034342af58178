import type { RequestOf } from '@unisite/shared/contract/operation';
import { forgotPasswordEmail } from '@unisite/shared/contract/passwords';
import type { HumanProof } from '@unisite/shared/contract/proofs';
import { bus } from '@unisite/shared/events';
import { useText } from '@unisite/shared/i18n';
import { useHumanProof, useRepeatedCall } from '@unisite/shared/session/form';
import { TextField } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { bind } from '../fields/bind.ts';
import { FieldsForm } from '../fields/FieldsForm.tsx';
import type { FieldForm } from '../fields/fieldForm.ts';
import { useFieldTexts } from '../fields/useFieldTexts.ts';
import { useSubmit } from '../fields/useSubmit.ts';

interface MailRecoveryProps {
  form: FieldForm;
  onSent(): void;
}

export const mailFields = ['username', 'email'] as const;

/** Has a password sent by mail; what is said does not tell whether there is such an account (section 4). */
export function MailRecovery({ form, onSent }: MailRecoveryProps): ReactElement {
  const t = useText();
  const texts = useFieldTexts();
  const human = useHumanProof();
  const { repeatProven } = useRepeatedCall();
  const sending = useSubmit(form, mailFields, async () => {
    const { username = '', email = '' } = form.typed;
    const request = (proof: HumanProof | undefined) => ({ username, email: email.trim(), ...(proof && inForm(proof)) });
    if (!(await repeatProven(forgotPasswordEmail, request, human.prove))) return;
    bus.emit('toast', { tone: 'success', text: t('recover.sent') });
    onSent();
  });
  return (
    <>
      <p className="soft">{t('recover.emailText')}</p>
      <FieldsForm sending={sending} toFix={form.toFix} submit={t('recover.submitEmail')}>
        <TextField
          {...bind(form, 'username')}
          {...texts('username', null, form.complaints.get('username'))}
          icon="user"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
        />
        <TextField
          {...bind(form, 'email')}
          {...texts('email', null, form.complaints.get('email'))}
          icon="mail"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={319}
        />
      </FieldsForm>
      {human.dialog}
    </>
  );
}

type InForm = Pick<RequestOf<typeof forgotPasswordEmail>, 'captcha' | 'slide' | 'workId' | 'workCounter'>;

/** A proof in the keys of a form. */
const inForm = (proof: HumanProof): InForm =>
  'work' in proof ? { workId: proof.work.id, workCounter: String(proof.work.counter) } : proof;
