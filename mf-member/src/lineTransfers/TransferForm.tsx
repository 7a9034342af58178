import { invalidate, isErrorOf } from '@unisite/shared/api';
import { memberBonuses } from '@unisite/shared/contract/bonuses';
import {
  createLineTransfer,
  LINE_NOTE_MAX,
  type LineTransferBounds,
  lineTransferSettings,
  lineTransfers,
} from '@unisite/shared/contract/lineTransfers';
import { toInput, useForm } from '@unisite/shared/form';
import { useFormat, useText } from '@unisite/shared/i18n';
import { useSession } from '@unisite/shared/session';
import { useRetryableCall } from '@unisite/shared/session/form';
import {
  Avatar,
  Button,
  Checkbox,
  ConfirmDialog,
  Icon,
  Notice,
  Panel,
  TextField,
  toastStore,
} from '@unisite/shared/ui';
import { refreshWallets, useWallets } from '@unisite/shared/wallets';
import { type ReactElement, useState } from 'react';
import { AmountField } from '../cash/form/AmountField.tsx';
import { isPin, PinField } from '../cash/form/PinField.tsx';
import { Summary } from '../cash/form/Summary.tsx';
import { amountFault, quickAmounts } from '../cash/terms.ts';
import { subPagePath } from '../centre/subPage.ts';
import { ValidatedForm } from '../form/ValidatedForm.tsx';
import styles from './LineTransfers.module.css';

interface TransferFormProps {
  upline: { account: string; nickname: string; avatar: string };
  terms: LineTransferBounds;
  /** VND held by open bonuses. */
  heldInBonuses: number;
}

interface Typed {
  amount: number | null;
  note: string;
  withdrawalPin: string;
  givesUp: boolean;
}

/** Sends money to the upline, after a confirmation: it is irreversible. */
export function TransferForm({ upline, terms, heldInBonuses }: TransferFormProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const { sendOnce } = useRetryableCall();
  const { main } = useWallets();
  const [asked, setAsked] = useState<Typed | null>(null);
  const [busy, setBusy] = useState(false);
  const [isIdentityNeeded, setIdentityNeeded] = useState(false);
  const money = (value: number) => format.money(value, { whole: true });
  const bounds = { minimum: money(terms.least), maximum: money(terms.most) };
  const most = Math.floor(Math.min(terms.most, terms.leftAmount, main ?? terms.most));
  const spent = terms.leftTimes < 1 || terms.leftAmount < terms.least;

  const faultOf = (amount: number | null): string | null => {
    const fault = amountFault(amount, { minimum: terms.least, maximum: terms.most });
    if (fault) return t(`cash.amount.${fault}`, bounds);
    if (amount !== null && amount > terms.leftAmount)
      return t('lineTransfer.overToday', { left: money(terms.leftAmount) });
    return amount !== null && main !== undefined && amount > main ? t('lineTransfer.overBalance') : null;
  };
  const form = useForm<Typed>({
    values: { amount: null, note: '', withdrawalPin: '', givesUp: false },
    validate: ({ amount, note, withdrawalPin, givesUp }) => ({
      amount: faultOf(amount),
      note: note.length > LINE_NOTE_MAX ? t('lineTransfer.noteLong', { most: LINE_NOTE_MAX }) : null,
      withdrawalPin: isPin(withdrawalPin) ? null : t('figures.missing'),
      givesUp: heldInBonuses === 0 || givesUp ? null : t('withdrawal.bonusAgree'),
    }),
    submit: async (typed) => setAsked(typed),
    fieldOfRefusal: {
      AMOUNT_OUT_OF_BOUNDS: 'amount',
      INSUFFICIENT_BALANCE: 'amount',
      TRANSFER_DAILY_LIMIT: 'amount',
      PLAY_FIRST: 'amount',
      WRONG_WITHDRAWAL_PIN: 'withdrawalPin',
    },
  });
  const send = async ({ amount, note, withdrawalPin, givesUp }: Typed) => {
    if (amount === null) return;
    setBusy(true);
    setIdentityNeeded(false);
    const words = note.trim();
    try {
      await sendOnce(createLineTransfer, {
        amount,
        withdrawalPin,
        ...(words && { note: words }),
        ...(givesUp && { givesUpBonuses: true }),
      });
      toastStore.show({
        tone: 'gold',
        icon: 'check',
        title: t('lineTransfer.done', { amount: money(amount), account: upline.account }),
      });
      form.change('amount', null);
      form.change('note', '');
      form.change('givesUp', false);
      form.change('withdrawalPin', '');
      if (givesUp) void invalidate(memberBonuses);
    } catch (error) {
      // before setting errors: changing a field clears its error
      form.change('withdrawalPin', '');
      if (isErrorOf(createLineTransfer, error) && error.code === 'IDENTITY_NEEDED') setIdentityNeeded(true);
      form.setServerErrors(error);
    } finally {
      setBusy(false);
      setAsked(null);
      void refreshWallets();
      void invalidate(lineTransfers);
      void invalidate(lineTransferSettings);
    }
  };
  const amount = form.values.amount ?? 0;
  return (
    <Panel title={t('lineTransfer.new')}>
      <ValidatedForm form={form}>
        <Sides upline={upline} />
        {isIdentityNeeded && (
          <Notice tone="info">
            <p>{t('identity.keepsTyped')}</p>
            <Button size="sm" icon="camera" href={subPagePath('identity')}>
              {t('identity.goThere')}
            </Button>
          </Notice>
        )}
        <AmountField
          {...form.field('amount')}
          label={t('lineTransfer.sum')}
          hint={t('cash.bounds', bounds)}
          note={main === undefined ? undefined : t('lineTransfer.balance', { amount: money(main) })}
          quick={[
            ...quickAmounts({ minimum: terms.least, maximum: most })
              .slice(-4)
              .map((value) => ({ amount: value })),
            ...(most >= terms.least ? [{ amount: most, label: t('lineTransfer.everything') }] : []),
          ]}
          quickLabel={t('cash.quick')}
        />
        <TextField
          {...toInput(form.field('note'))}
          label={t('lineTransfer.note')}
          note={t('lineTransfer.noteCount', { count: form.values.note.length, most: LINE_NOTE_MAX })}
          maxLength={LINE_NOTE_MAX}
          autoComplete="off"
        />
        <PinField {...form.field('withdrawalPin')} label={t('figures.label')} />
        {heldInBonuses > 0 && (
          <Notice tone="warn">
            <p>{t('lineTransfer.bonusLost', { amount: money(heldInBonuses) })}</p>
            <Checkbox
              name="givesUp"
              checked={form.values.givesUp}
              error={form.field('givesUp').error}
              onChange={({ target }) => form.change('givesUp', target.checked)}
            >
              {t('lineTransfer.bonusGivenUp')}
            </Checkbox>
          </Notice>
        )}
        <Summary
          label={t('cash.summary')}
          lines={[
            { label: t('cash.fee'), value: t('cash.free') },
            ...(main === undefined ? [] : [{ label: t('lineTransfer.after'), value: Math.max(0, main - amount) }]),
            { label: t('lineTransfer.receives'), value: amount, strong: true },
          ]}
        />
        <Button type="submit" variant="primary" size="lg" icon="send" busy={form.busy || busy} disabled={spent}>
          {spent ? t('lineTransfer.spent') : t('lineTransfer.go')}
        </Button>
      </ValidatedForm>
      <ConfirmDialog
        open={asked !== null}
        icon="send"
        title={t('lineTransfer.confirmTitle', { amount: money(asked?.amount ?? 0), account: upline.account })}
        text={t('lineTransfer.confirmText')}
        confirm={t('lineTransfer.confirm')}
        cancel={t('lineTransfer.back')}
        busy={busy}
        onConfirm={() => asked && void send(asked)}
        onClose={() => setAsked(null)}
      />
    </Panel>
  );
}

function Sides({ upline }: Pick<TransferFormProps, 'upline'>): ReactElement {
  const t = useText();
  const session = useSession();
  const own = session.status === 'out' ? null : session.info;
  return (
    <div className={styles.sides}>
      <div>
        <Avatar name={own?.account ?? ''} src={own?.avatar} size={44} />
        <b>{own?.account}</b>
        <small>{t('lineTransfer.you')}</small>
      </div>
      <Icon name="right" />
      <div>
        <Avatar name={upline.account} src={upline.avatar} size={44} />
        <b>{upline.account}</b>
        <small>{t('lineTransfer.upline')}</small>
      </div>
    </div>
  );
}
