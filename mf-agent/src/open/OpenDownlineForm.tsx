import { invalidate } from '@unisite/shared/api';
import { agentOverview } from '@unisite/shared/contract/agents';
import { agentTeam, type DownlineKind, openDownline, type Rate } from '@unisite/shared/contract/agentTeam';
import { toInput, useForm } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';
import { useRetryableCall } from '@unisite/shared/session/form';
import { Button, Icon, Notice, TextField } from '@unisite/shared/ui';
import { type ReactElement, useEffect, useEffectEvent } from 'react';
import { RateFields } from '../rate/RateFields.tsx';
import { firstOffer } from '../rate/rate.ts';
import { KindField } from './KindField.tsx';
import styles from './Open.module.css';
import type { Opened } from './opened.ts';
import { temporaryPassword } from './temporaryPassword.ts';

interface Values {
  kind: DownlineKind;
  account: string;
  password: string;
  rate: Rate;
  note: string;
}

interface OpenDownlineFormProps {
  /** The agent's own rate, the most that it can give. */
  own: Rate;
  onOpened: (opened: Opened) => void;
}

/** Opens a direct downline account with a temporary password, which its owner changes at the first sign-in. */
export function OpenDownlineForm({ own, onOpened }: OpenDownlineFormProps): ReactElement {
  const t = useText();
  const { sendOnce } = useRetryableCall();
  const form = useForm<Values>({
    values: { kind: 'agent', account: '', password: '', rate: firstOffer(own), note: '' },
    validate: ({ account, password }) => ({
      account: account.trim() === '' ? t('open.accountMissing') : null,
      password: password === '' ? t('open.passwordMissing') : null,
    }),
    async submit({ kind, account, password, rate, note }) {
      const asked = { account: account.trim(), password, kind, rate, ...(note.trim() ? { note: note.trim() } : {}) };
      const opened = await sendOnce(openDownline, asked);
      void Promise.all([invalidate(agentTeam), invalidate(agentOverview)]);
      onOpened({ account: opened.account, password });
    },
    fieldOfRefusal: { ACCOUNT_TAKEN: 'account', PASSWORD_TOO_COMMON: 'password', RATE_TOO_HIGH: 'rate' },
  });

  // in the browser only: a password made on the server would be in the page's markup
  const fill = useEffectEvent(() => form.setValue('password', temporaryPassword()));
  useEffect(() => fill(), []);

  const { kind, rate } = form.values;
  return (
    <form {...form.form} className="form needs-scripts">
      {form.errors.form && <Notice tone="error">{form.errors.form}</Notice>}
      <KindField kind={kind} onKind={(to) => form.change('kind', to)} />
      <div className={styles.two}>
        <TextField
          {...toInput(form.field('account'))}
          label={t('open.account')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
        />
        <TextField
          {...toInput(form.field('password'))}
          label={t('open.password')}
          hint={t('open.passwordHint')}
          className="code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={255}
          end={
            <button
              type="button"
              aria-label={t('open.another')}
              title={t('open.another')}
              onClick={() => form.change('password', temporaryPassword())}
            >
              <Icon name="refresh" size={16} />
            </button>
          }
        />
      </div>
      <RateFields rate={rate} most={own} mostNote="rate.yours" onRate={(to) => form.change('rate', to)} />
      {form.errors.rate && <Notice tone="error">{form.errors.rate}</Notice>}
      <TextField
        {...toInput(form.field('note'))}
        label={t('open.note')}
        note={t('open.noteNote')}
        placeholder={t('open.noteExample')}
        maxLength={140}
        autoComplete="off"
      />
      <Button type="submit" variant="primary" size="lg" block busy={form.busy}>
        {t(kind === 'agent' ? 'open.submitAgent' : 'open.submitPlayer')}
      </Button>
    </form>
  );
}
