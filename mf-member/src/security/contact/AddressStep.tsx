import { useText } from '@unisite/shared/i18n';
import { MobileField } from '@unisite/shared/session/mobile';
import { Button, PasswordField, TextField } from '@unisite/shared/ui';
import { type ReactElement, useEffect } from 'react';
import { CheckedForm } from '../form/CheckedForm.tsx';
import { useFormErrors } from '../form/useFormErrors.ts';
import { type Channel, type Contact, contactOf, isWellFormed, type TypedContact } from './channel.ts';
import type { useCodeSending } from './useCodeSending.ts';

type Field = 'contact' | 'password';

interface AddressStepProps {
  channel: Channel;
  typed: TypedContact;
  password: string;
  /** Why the contact that was typed before cannot be had. */
  taken: string | null;
  sending: ReturnType<typeof useCodeSending>;
  onType: (typed: TypedContact) => void;
  onPassword: (password: string) => void;
  onSent: (contact: Contact, until: number) => void;
}

/** The number or the address to bind, with the password of who binds it. */
export function AddressStep(props: AddressStepProps): ReactElement {
  const { channel, typed, password, taken, sending, onType, onPassword, onSent } = props;
  const t = useText();
  const { form, errors, show, refused, forget } = useFormErrors<Field>(['contact', 'password']);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, when the step comes back
  useEffect(() => {
    if (taken !== null) show(new Map([['contact', taken]]));
    else form.current?.querySelector<HTMLInputElement>('input')?.focus();
  }, []);
  const type = (next: TypedContact) => {
    onType(next);
    forget('contact');
  };
  const submit = async () => {
    if (sending.busy) return;
    const contact = contactOf(channel, typed);
    const wrong: [Field, string][] = [];
    if (!isWellFormed(contact)) wrong.push(['contact', t(`contact.${channel}Wrong`)]);
    if (!password) wrong.push(['password', t('security.passwordMissing')]);
    if (wrong.length > 0) return show(new Map(wrong));
    try {
      const until = await sending.send(contact, password);
      if (until !== null) onSent(contact, until);
    } catch (error) {
      refused(error, {
        WRONG_PASSWORD: 'password',
        MOBILE_INVALID: 'contact',
        MOBILE_TAKEN: 'contact',
        EMAIL_TAKEN: 'contact',
      });
    }
  };
  return (
    <CheckedForm form={form} error={errors.get('form')} onSubmit={submit}>
      {channel === 'mail' ? (
        <TextField
          name="contact"
          type="email"
          autoComplete="email"
          label={t('contact.email')}
          value={typed.email}
          error={errors.get('contact')}
          onChange={({ target }) => type({ ...typed, email: target.value })}
        />
      ) : (
        <MobileField
          name="contact"
          label={t('contact.number')}
          country={typed.country}
          onCountry={(country) => type({ ...typed, country })}
          value={typed.number}
          error={errors.get('contact')}
          onChange={({ target }) => type({ ...typed, number: target.value })}
        />
      )}
      <PasswordField
        name="password"
        label={t('security.passwordNow')}
        autoComplete="current-password"
        value={password}
        error={errors.get('password')}
        onChange={({ target }) => {
          onPassword(target.value);
          forget('password');
        }}
      />
      <Button type="submit" variant="primary" block busy={sending.busy}>
        {t('contact.send')}
      </Button>
    </CheckedForm>
  );
}
