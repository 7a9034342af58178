import { refresh, useAction } from '@unisite/shared/api';
import { setWithdrawalPassword } from '@unisite/shared/contract/bankAccounts';
import { cashSettings } from '@unisite/shared/contract/cash';
import { useText } from '@unisite/shared/i18n';
import { Button, Dialog, PasswordField, toastStore } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { CheckedForm } from '../../security/form/CheckedForm.tsx';
import { useFormErrors } from '../../security/form/useFormErrors.ts';
import { areSixFigures, FiguresField } from '../form/FiguresField.tsx';

interface FiguresDialogProps {
  /** Whether there is one already. */
  set: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** The withdrawal password, twice, proved by the account's. */
export default function FiguresDialog({ set, onDone, onClose }: FiguresDialogProps): ReactElement {
  const t = useText();
  const save = useAction(setWithdrawalPassword);
  const [password, setPassword] = useState('');
  const [figures, setFigures] = useState('');
  const [again, setAgain] = useState('');
  const { form, errors, show, refused, forget } = useFormErrors(['password', 'figures', 'again']);
  const submit = async () => {
    if (save.isPending) return;
    const wrong = new Map<'password' | 'figures' | 'again', string>();
    if (!password) wrong.set('password', t('security.passwordMissing'));
    if (!areSixFigures(figures)) wrong.set('figures', t('figures.missing'));
    else if (again !== figures) wrong.set('again', t('figures.different'));
    if (wrong.size > 0) return show(wrong);
    try {
      await save.mutateAsync({ password, withdrawalPassword: figures });
      await refresh(cashSettings);
      toastStore.show({ title: t('figures.done'), icon: 'check' });
      onDone();
    } catch (error) {
      refused(error, { WRONG_PASSWORD: 'password', TOO_SIMPLE: 'figures' });
    }
  };
  return (
    <Dialog open icon="lock" title={t(set ? 'figures.changeTitle' : 'figures.setTitle')} onClose={onClose}>
      <p className="soft">{t('figures.why')}</p>
      <CheckedForm form={form} error={errors.get('form')} onSubmit={submit}>
        <PasswordField
          name="password"
          label={t('security.passwordNow')}
          autoComplete="current-password"
          value={password}
          error={errors.get('password')}
          onChange={({ target }) => {
            setPassword(target.value);
            forget('password');
          }}
        />
        <FiguresField
          name="figures"
          label={t('figures.new')}
          hint={t('figures.hint')}
          error={errors.get('figures')}
          value={figures}
          onFigures={(value) => {
            setFigures(value);
            forget('figures');
          }}
        />
        <FiguresField
          name="again"
          label={t('figures.again')}
          error={errors.get('again')}
          value={again}
          onFigures={(value) => {
            setAgain(value);
            forget('again');
          }}
        />
        <Button type="submit" variant="primary" block busy={save.isPending}>
          {t('figures.save')}
        </Button>
      </CheckedForm>
    </Dialog>
  );
}
