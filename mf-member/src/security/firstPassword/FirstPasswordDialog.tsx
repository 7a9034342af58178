import { useOperation } from '@unisite/shared/api';
import { fieldRefusals } from '@unisite/shared/contract/fieldRefusals';
import { type SecurityOverview, securityOverview } from '@unisite/shared/contract/memberSecurity';
import { passwordRule, setFirstPassword } from '@unisite/shared/contract/passwords';
import { type FieldErrors, toInput, useForm } from '@unisite/shared/form';
import { useLanguage, useText } from '@unisite/shared/i18n';
import { startSession } from '@unisite/shared/session';
import { useRetryableCall } from '@unisite/shared/session/form';
import { useFirebase } from '@unisite/shared/session/social';
import { Button, Dialog, Notice, PasswordField, Select, toastStore } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { digitsOnly } from '../../form/digitsOnly.ts';
import { ValidatedForm } from '../../form/ValidatedForm.tsx';
import { invalidateSecurity } from '../invalidateSecurity.ts';
import { failureKey } from '../links/providers.ts';
import { useIdToken } from '../links/useIdToken.ts';
import { ProofCode } from './ProofCode.tsx';

type FirstPasswordMethod = SecurityOverview['firstPasswordMethods'][number];
type Field = 'newPassword' | 'confirmNewPassword' | 'code';

const providers = { google: 'google.com', facebook: 'facebook.com' } as const;
const names = { google: 'Google', facebook: 'Facebook' } as const;

/** Sets the first password of a member without one: entered twice, with proof of identity. */
export default function FirstPasswordDialog({ onClose }: { onClose: () => void }): ReactElement {
  const t = useText();
  const ways = useOperation(securityOverview, {}).data?.firstPasswordMethods ?? [];
  return (
    <Dialog open icon="lock" title={t('firstPassword.title')} onClose={onClose}>
      <p className="soft">{t('firstPassword.text')}</p>
      {ways.length === 0 ? (
        <Notice tone="warn">{t('firstPassword.noWay')}</Notice>
      ) : (
        <FirstPasswordForm ways={ways} onClose={onClose} />
      )}
    </Dialog>
  );
}

function FirstPasswordForm({
  ways,
  onClose,
}: {
  ways: readonly FirstPasswordMethod[];
  onClose: () => void;
}): ReactElement {
  const t = useText();
  const language = useLanguage();
  const { sendOnce } = useRetryableCall();
  const withIdToken = useIdToken();
  const rule = useOperation(passwordRule, {}).data;
  const { host, firebase } = useFirebase(
    ways.some(({ way }) => way === 'google' || way === 'facebook'),
    t('links.frame'),
  );
  const [chosen, setChosen] = useState<FirstPasswordMethod['way'] | null>(null);
  const way = chosen ?? ways[0]?.way ?? 'mail';
  const save = (code: string, passwords: Record<'newPassword' | 'confirmNewPassword', string>) =>
    way === 'sms' || way === 'mail'
      ? sendOnce(setFirstPassword, { proof: { by: way, code: digitsOnly(code) }, ...passwords })
      : withIdToken(firebase, providers[way], (idToken) =>
          sendOnce(setFirstPassword, { proof: { by: 'social', idToken }, ...passwords }),
        );
  const explain = (error: unknown): FieldErrors<Field> | null => {
    const key = failureKey(error);
    return key && (way === 'google' || way === 'facebook') ? { form: t(key, { name: names[way] }) } : null;
  };
  const form = useForm<Record<Field, string>>({
    values: { newPassword: '', confirmNewPassword: '', code: '' },
    validate: ({ newPassword, confirmNewPassword, code }) => ({
      newPassword: newPassword ? null : t('firstPassword.missing'),
      confirmNewPassword:
        newPassword && newPassword !== confirmNewPassword ? fieldRefusals.PASSWORDS_DIFFER[language] : null,
      code: (way === 'sms' || way === 'mail') && !digitsOnly(code) ? t('security.codeMissing') : null,
    }),
    submit: async ({ code, ...passwords }) => {
      startSession(await save(code, passwords));
      invalidateSecurity();
      toastStore.show({ title: t('firstPassword.done'), icon: 'lock' });
      onClose();
    },
    fieldOfRefusal: { WRONG_CODE: 'code', PASSWORD_TOO_COMMON: 'newPassword', PASSWORDS_DIFFER: 'confirmNewPassword' },
    explain,
  });

  return (
    <ValidatedForm form={form}>
      <PasswordField
        {...toInput(form.field('newPassword'))}
        label={t('firstPassword.new')}
        autoComplete="new-password"
        maxLength={255}
        hint={rule && t('firstPassword.hint', { min: rule.minLength })}
      />
      <PasswordField
        {...toInput(form.field('confirmNewPassword'))}
        label={t('firstPassword.again')}
        autoComplete="new-password"
        maxLength={255}
      />
      {ways.length > 1 && (
        <Select
          name="way"
          label={t('firstPassword.way')}
          value={way}
          options={ways.map((one) => ({ value: one.way, label: methodLabel(one, t) }))}
          onChange={({ target }) => {
            const next = ways.find((one) => one.way === target.value);
            if (next) setChosen(next.way);
            form.clearErrors('code');
          }}
        />
      )}
      {way === 'sms' || way === 'mail' ? (
        <ProofCode
          {...form.field('code')}
          key={way}
          way={way}
          to={ways.find((one) => one.way === way)?.hint ?? ''}
          onSent={() => form.clearErrors('code')}
          onRefused={form.setServerErrors}
        />
      ) : null}
      <Button type="submit" variant="primary" block busy={form.busy}>
        {way === 'sms' || way === 'mail' ? t('firstPassword.save') : t('firstPassword.saveWith', { name: names[way] })}
      </Button>
      <div ref={host} />
    </ValidatedForm>
  );
}

function methodLabel({ way, hint }: FirstPasswordMethod, t: ReturnType<typeof useText>): string {
  if (way === 'sms') return t('firstPassword.bySms', { to: hint });
  if (way === 'mail') return t('firstPassword.byMail', { to: hint });
  return t('firstPassword.byProvider', { name: names[way] });
}
