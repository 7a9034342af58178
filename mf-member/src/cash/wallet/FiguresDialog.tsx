import { refresh, useAction } from '@unisite/shared/api';
import { setWithdrawalPassword } from '@unisite/shared/contract/bankAccounts';
import { cashSettings } from '@unisite/shared/contract/cash';
import { useText } from '@unisite/shared/i18n';
import { Button, Dialog, toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { CurrentPasswordField } from '../../form/CurrentPasswordField.tsx';
import { usePasswordForm } from '../../form/usePasswordForm.ts';
import { ValidatedForm } from '../../form/ValidatedForm.tsx';
import { isPin, PinField } from '../form/PinField.tsx';

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
  const { form, field, busy } = usePasswordForm({
    fields: { password: '', figures: '', again: '' },
    check: ({ figures, again }) =>
      isPin(figures) ? { again: again === figures ? null : t('figures.different') } : { figures: t('figures.missing') },
    send: async ({ password, figures }) => {
      await save.mutateAsync({ password, withdrawalPassword: figures });
      await refresh(cashSettings);
      toastStore.show({ title: t('figures.done'), icon: 'check' });
      onDone();
    },
    places: { TOO_SIMPLE: 'figures' },
  });
  return (
    <Dialog open icon="lock" title={t(set ? 'figures.changeTitle' : 'figures.setTitle')} onClose={onClose}>
      <p className="soft">{t('figures.why')}</p>
      <ValidatedForm {...form}>
        <CurrentPasswordField {...field('password')} />
        <PinField {...field('figures')} label={t('figures.new')} hint={t('figures.hint')} />
        <PinField {...field('again')} label={t('figures.again')} />
        <Button type="submit" variant="primary" block busy={busy}>
          {t('figures.save')}
        </Button>
      </ValidatedForm>
    </Dialog>
  );
}
