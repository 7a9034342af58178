import { type CallError, isErrorOf, useAction } from '@unisite/shared/api';
import { confirmContact, type SecurityOverview } from '@unisite/shared/contract/memberSecurity';
import { useForm } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';
import { announce, Button, Countdown } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { CodeField } from '../../form/CodeField.tsx';
import { digitsOnly } from '../../form/digitsOnly.ts';
import { useFocusFirst } from '../../form/useFocusFirst.ts';
import { ValidatedForm } from '../../form/ValidatedForm.tsx';
import { type Contact, contactText } from './channel.ts';
import type { useCodeSending } from './useCodeSending.ts';

interface CodeStepProps {
  contact: Contact;
  password: string;
  /** Expiry of the code, milliseconds since 1970. */
  until: number;
  sending: ReturnType<typeof useCodeSending>;
  onSent: (until: number) => void;
  /** Back to another contact, with the platform's refusal of this one if there is one. */
  onOther: (taken: CallError | null) => void;
  onBound: (overview: SecurityOverview) => void;
}

/** Entry of the code sent to a contact; another can be requested once it has expired (section 4). */
export function CodeStep(props: CodeStepProps): ReactElement {
  const { contact, password, until, sending, onSent, onOther, onBound } = props;
  const t = useText();
  const confirm = useAction(confirmContact);
  const [ranOut, setRanOut] = useState<number | null>(null);
  const first = useFocusFirst<HTMLInputElement>();
  const form = useForm({
    values: { code: '' },
    validate: ({ code }) => ({ code: digitsOnly(code) ? null : t('security.codeMissing') }),
    submit: async ({ code }) => {
      try {
        onBound(await confirm.mutateAsync({ contact, code: digitsOnly(code) }));
      } catch (error) {
        const taken =
          isErrorOf(confirmContact, error) && (error.code === 'MOBILE_TAKEN' || error.code === 'EMAIL_TAKEN');
        if (!taken) throw error;
        onOther(error);
      }
    },
    fieldOfRefusal: { WRONG_CODE: 'code' },
  });
  const over = ranOut === until;
  const again = async () => {
    try {
      const next = await sending.send(contact, password);
      if (next === null) return;
      announce(t('contact.sentAgain'));
      form.clearErrors('code');
      onSent(next);
      first.current?.focus();
    } catch (error) {
      form.setServerErrors(error);
    }
  };
  return (
    <>
      <p className="soft">{t('contact.sentTo', { to: contactText(contact) })}</p>
      <ValidatedForm form={form}>
        <CodeField
          {...form.field('code')}
          ref={first}
          label={t('contact.code')}
          end={
            <Button size="sm" disabled={!over} busy={sending.busy} onClick={() => void again()}>
              {over ? (
                t('contact.again')
              ) : (
                <>
                  {t('contact.againIn')} <Countdown until={until} look="text" onEnd={() => setRanOut(until)} />
                </>
              )}
            </Button>
          }
        />
        <Button type="submit" variant="primary" block busy={form.busy}>
          {t(`contact.confirm.${contact.channel}`)}
        </Button>
        <Button variant="quiet" block onClick={() => onOther(null)}>
          {t(`contact.other.${contact.channel}`)}
        </Button>
      </ValidatedForm>
    </>
  );
}
