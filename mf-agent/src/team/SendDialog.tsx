import { invalidate, useOperation } from '@unisite/shared/api';
import { agentTeam } from '@unisite/shared/contract/agentTeam';
import {
  createLineTransfer,
  LINE_NOTE_MAX,
  type LineTransferBounds,
  lineTransferSettings,
} from '@unisite/shared/contract/lineTransfers';
import { toInput, useForm } from '@unisite/shared/form';
import { useFormat, useText } from '@unisite/shared/i18n';
import { useRetryableCall } from '@unisite/shared/session/form';
import { Button, Checkbox, Dialog, Notice, QueryError, Skeleton, TextField, toastStore } from '@unisite/shared/ui';
import { refreshWallets } from '@unisite/shared/wallets';
import type { ReactElement } from 'react';

interface SendDialogProps {
  account: string;
  onClose: () => void;
}

/** Sends money from the agent's main wallet to a direct downline. */
export function SendDialog({ account, onClose }: SendDialogProps): ReactElement {
  const t = useText();
  const settings = useOperation(lineTransferSettings, {}, { staleTime: 0 });
  const { data, error } = settings;
  return (
    <Dialog open icon="send" title={t('send.title', { account })} onClose={onClose}>
      {error && !data && <QueryError title={t('send.failed')} query={settings} />}
      {!error && !data && <Skeleton count={5} />}
      {data && !data.down && <Notice tone="info">{t('send.closed')}</Notice>}
      {data?.down && !data.pinSet && (
        <Notice tone="warn">
          <p>{t('send.noPin')}</p>
          <Button size="sm" href="/member?page=wallet">
            {t('send.setPin')}
          </Button>
        </Notice>
      )}
      {data?.down && data.pinSet && (
        <SendForm account={account} terms={data.down} heldInBonuses={data.heldInBonuses} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface SendFormProps extends SendDialogProps {
  terms: LineTransferBounds;
  /** VND held by open bonuses. */
  heldInBonuses: number;
}

function SendForm({ account, terms, heldInBonuses, onClose }: SendFormProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const { sendOnce } = useRetryableCall();
  const money = (value: number) => format.money(value, { whole: true });
  const bounds = { least: money(terms.least), most: money(terms.most) };
  const faultOf = (amount: number | null): string | null => {
    if (amount === null || amount < terms.least || amount > terms.most) return t('send.bounds', bounds);
    return amount > terms.leftAmount ? t('send.overToday', { left: money(terms.leftAmount) }) : null;
  };
  const form = useForm<{ amount: number | null; note: string; withdrawalPin: string; givesUp: boolean }>({
    values: { amount: null, note: '', withdrawalPin: '', givesUp: false },
    validate: ({ amount, withdrawalPin, givesUp }) => ({
      amount: faultOf(amount),
      withdrawalPin: /^\d{6}$/.test(withdrawalPin) ? null : t('send.pinMissing'),
      givesUp: heldInBonuses === 0 || givesUp ? null : t('send.bonusAgree'),
    }),
    submit: async ({ amount, note, withdrawalPin, givesUp }) => {
      if (amount === null) return;
      const words = note.trim();
      await sendOnce(createLineTransfer, {
        to: account,
        amount,
        withdrawalPin,
        ...(words && { note: words }),
        ...(givesUp && { givesUpBonuses: true }),
      });
      toastStore.show({ icon: 'check', title: t('send.done', { amount: money(amount), account }) });
      void refreshWallets();
      void invalidate(agentTeam);
      void invalidate(lineTransferSettings);
      onClose();
    },
    fieldOfRefusal: {
      AMOUNT_OUT_OF_BOUNDS: 'amount',
      INSUFFICIENT_BALANCE: 'amount',
      TRANSFER_DAILY_LIMIT: 'amount',
      WRONG_WITHDRAWAL_PIN: 'withdrawalPin',
    },
    secret: 'withdrawalPin',
  });
  const { amount } = form.values;
  return (
    <form {...form.form} className="form">
      {form.errors.form && <Notice tone="error">{form.errors.form}</Notice>}
      <TextField
        {...form.field('amount')}
        onChange={({ target }) => form.change('amount', digitsOf(target.value))}
        value={amount === null ? '' : format.figures(amount, { whole: true })}
        label={t('send.amount', { unit: format.currency })}
        hint={t('send.bounds', bounds)}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField {...toInput(form.field('note'))} label={t('send.note')} maxLength={LINE_NOTE_MAX} autoComplete="off" />
      <TextField
        {...toInput(form.field('withdrawalPin'))}
        label={t('send.pin')}
        type="password"
        inputMode="numeric"
        maxLength={6}
        autoComplete="off"
      />
      {heldInBonuses > 0 && (
        <Checkbox
          name="givesUp"
          checked={form.values.givesUp}
          error={form.field('givesUp').error}
          onChange={({ target }) => form.change('givesUp', target.checked)}
        >
          {t('send.bonusGivenUp', { amount: money(heldInBonuses) })}
        </Checkbox>
      )}
      <p className="soft">{t('send.final')}</p>
      <Button type="submit" variant="primary" block icon="send" busy={form.busy} disabled={terms.leftTimes < 1}>
        {terms.leftTimes < 1 ? t('send.spent') : t('send.go')}
      </Button>
    </form>
  );
}

/** A whole amount as typed, with or without separators. */
function digitsOf(text: string): number | null {
  const digits = text.replace(/\D/g, '').slice(0, 12);
  return digits === '' ? null : Number(digits);
}
