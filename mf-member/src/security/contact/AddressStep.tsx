import type { CallError } from '@unisite/shared/api';
import { fieldRefusals } from '@unisite/shared/contract/fieldRefusals';
import { useLanguage, useText } from '@unisite/shared/i18n';
import { MobileField } from '@unisite/shared/session/mobile';
import { Button, TextField } from '@unisite/shared/ui';
import { type ReactElement, useEffect } from 'react';
import { CurrentPasswordField } from '../../form/CurrentPasswordField.tsx';
import { usePasswordForm } from '../../form/usePasswordForm.ts';
import { ValidatedForm } from '../../form/ValidatedForm.tsx';
import { type Channel, type Contact, contactOf, isWellFormed, type TypedContact } from './channel.ts';
import type { useCodeSending } from './useCodeSending.ts';

/** Input of the step that sends a code. */
export interface RequestedContact {
  contact: TypedContact;
  password: string;
}

interface AddressStepProps {
  channel: Channel;
  /** The previous input, when the step is shown again. */
  requested: RequestedContact;
  /** Why the previous contact was refused. */
  taken: CallError | null;
  sending: ReturnType<typeof useCodeSending>;
  onSent: (asked: RequestedContact, contact: Contact, until: number) => void;
}

/** The number or address to bind, and the account's password. */
export function AddressStep(props: AddressStepProps): ReactElement {
  const { channel, requested, taken, sending, onSent } = props;
  const t = useText();
  const language = useLanguage();
  const form = usePasswordForm({
    values: requested,
    validate: ({ contact }) => ({
      contact: isWellFormed(contactOf(channel, contact))
        ? null
        : channel === 'mail'
          ? t('contact.mailWrong')
          : fieldRefusals.MOBILE_INVALID[language],
    }),
    submit: async (typed) => {
      const contact = contactOf(channel, typed.contact);
      const until = await sending.send(contact, typed.password);
      if (until !== null) onSent(typed, contact, until);
    },
    fieldOfRefusal: { MOBILE_INVALID: 'contact', MOBILE_TAKEN: 'contact', EMAIL_TAKEN: 'contact' },
  });
  const { value: typed, onValueChange, onBlur: _, ...contact } = form.field('contact');
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, when the step comes back
  useEffect(() => {
    if (taken !== null) form.setServerErrors(taken);
    else form.form.ref.current?.querySelector<HTMLInputElement>('input')?.focus();
  }, []);
  return (
    <ValidatedForm form={form}>
      {channel === 'mail' ? (
        <TextField
          {...contact}
          type="email"
          autoComplete="email"
          label={t('contact.email')}
          value={typed.email}
          onChange={({ target }) => onValueChange({ ...typed, email: target.value })}
        />
      ) : (
        <MobileField
          {...contact}
          label={t('contact.number')}
          country={typed.country}
          onCountry={(country) => onValueChange({ ...typed, country })}
          value={typed.number}
          onChange={({ target }) => onValueChange({ ...typed, number: target.value })}
        />
      )}
      <CurrentPasswordField {...form.field('password')} />
      <Button type="submit" variant="primary" block busy={form.busy || sending.busy}>
        {t(sending.isThrottled ? 'contact.tooSoon' : 'contact.send')}
      </Button>
    </ValidatedForm>
  );
}
