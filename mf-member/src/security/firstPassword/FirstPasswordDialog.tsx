import { CallError, useAction, useOperation } from '@unisite/shared/api';
import { type SecurityOverview, securityOverview } from '@unisite/shared/contract/memberSecurity';
import { passwordRule, setFirstPassword } from '@unisite/shared/contract/passwords';
import { useText } from '@unisite/shared/i18n';
import { startSession } from '@unisite/shared/session';
import { useFirebase } from '@unisite/shared/session/social';
import { Button, Dialog, Notice, PasswordField, Select, toastStore } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { CheckedForm } from '../form/CheckedForm.tsx';
import { plainCode } from '../form/plainCode.ts';
import { useFormErrors } from '../form/useFormErrors.ts';
import { failureKey, tokenOf } from '../links/providers.ts';
import { securityChanged } from '../securityChanged.ts';
import { ProofCode } from './ProofCode.tsx';

type Way = SecurityOverview['firstPasswordWays'][number];
type Field = 'newPassword' | 'confirmNewPassword' | 'code';

const providers = { google: 'google.com', facebook: 'facebook.com' } as const;
const names = { google: 'Google', facebook: 'Facebook' } as const;

/** Sets the first password of who came without one: the password twice, and what shows that it is the member. */
export default function FirstPasswordDialog({ onClose }: { onClose: () => void }): ReactElement {
  const t = useText();
  const ways = useOperation(securityOverview, {}).data?.firstPasswordWays ?? [];
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

function FirstPasswordForm({ ways, onClose }: { ways: readonly Way[]; onClose: () => void }): ReactElement {
  const t = useText();
  const set = useAction(setFirstPassword);
  const rule = useOperation(passwordRule, {}).data;
  const { host, firebase } = useFirebase(
    ways.some(({ way }) => way === 'google' || way === 'facebook'),
    t('links.frame'),
  );
  const [chosen, setChosen] = useState<Way['way'] | null>(null);
  const way = chosen ?? ways[0]?.way ?? 'mail';
  const [typed, setTyped] = useState({ newPassword: '', confirmNewPassword: '', code: '' });
  const [busy, setBusy] = useState(false);
  const { form, errors, show, refused, forget } = useFormErrors<Field>(['newPassword', 'confirmNewPassword', 'code']);
  const type = (field: Field, value: string) => {
    setTyped({ ...typed, [field]: value });
    forget(field);
  };

  const missing = (): Map<Field, string> => {
    const wrong = new Map<Field, string>();
    if (!typed.newPassword) wrong.set('newPassword', t('firstPassword.missing'));
    else if (typed.newPassword !== typed.confirmNewPassword) {
      wrong.set('confirmNewPassword', t('firstPassword.differ'));
    }
    if ((way === 'sms' || way === 'mail') && !plainCode(typed.code)) wrong.set('code', t('security.codeMissing'));
    return wrong;
  };
  const proof = async () =>
    way === 'sms' || way === 'mail'
      ? { by: way, code: plainCode(typed.code) }
      : { by: 'social' as const, idToken: await tokenOf(firebase(), providers[way]) };
  const submit = async () => {
    if (busy) return;
    const wrong = missing();
    if (wrong.size > 0) return show(wrong);
    setBusy(true);
    try {
      const { newPassword, confirmNewPassword } = typed;
      startSession(await set.mutateAsync({ proof: await proof(), newPassword, confirmNewPassword }));
    } catch (error) {
      complain(error);
      return;
    } finally {
      setBusy(false);
    }
    securityChanged();
    toastStore.show({ title: t('firstPassword.done'), icon: 'lock' });
    onClose();
  };
  const complain = (error: unknown) => {
    const key = failureKey(error);
    if (key && (way === 'google' || way === 'facebook')) return show(new Map([['form', t(key, { name: names[way] })]]));
    const about = error instanceof CallError ? error.fields.newPassword : undefined;
    if (about !== undefined) return show(new Map([['newPassword', about]]));
    refused(error, {
      WRONG_CODE: 'code',
      PASSWORD_TOO_COMMON: 'newPassword',
      PASSWORDS_DIFFER: 'confirmNewPassword',
    });
  };

  return (
    <CheckedForm form={form} error={errors.get('form')} onSubmit={submit}>
      <PasswordField
        name="newPassword"
        label={t('firstPassword.new')}
        autoComplete="new-password"
        maxLength={255}
        hint={rule && t('firstPassword.hint', { min: rule.minLength })}
        value={typed.newPassword}
        error={errors.get('newPassword')}
        onChange={({ target }) => type('newPassword', target.value)}
      />
      <PasswordField
        name="confirmNewPassword"
        label={t('firstPassword.again')}
        autoComplete="new-password"
        maxLength={255}
        value={typed.confirmNewPassword}
        error={errors.get('confirmNewPassword')}
        onChange={({ target }) => type('confirmNewPassword', target.value)}
      />
      {ways.length > 1 && (
        <Select
          name="way"
          label={t('firstPassword.way')}
          value={way}
          options={ways.map((one) => ({ value: one.way, label: wayLabel(one, t) }))}
          onChange={({ target }) => {
            const next = ways.find((one) => one.way === target.value);
            if (next) setChosen(next.way);
            forget('code');
          }}
        />
      )}
      {way === 'sms' || way === 'mail' ? (
        <ProofCode
          key={way}
          way={way}
          to={ways.find((one) => one.way === way)?.hint ?? ''}
          value={typed.code}
          error={errors.get('code')}
          onType={(code) => type('code', code)}
          onRefused={(error) => refused(error, {})}
        />
      ) : null}
      <Button type="submit" variant="primary" block busy={busy}>
        {way === 'sms' || way === 'mail' ? t('firstPassword.save') : t('firstPassword.saveWith', { name: names[way] })}
      </Button>
      <div ref={host} />
    </CheckedForm>
  );
}

function wayLabel({ way, hint }: Way, t: ReturnType<typeof useText>): string {
  if (way === 'sms') return t('firstPassword.bySms', { to: hint });
  if (way === 'mail') return t('firstPassword.byMail', { to: hint });
  return t('firstPassword.byProvider', { name: names[way] });
}
