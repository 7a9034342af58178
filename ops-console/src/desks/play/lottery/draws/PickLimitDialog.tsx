import { type Vnd, vnd } from '@unisite/shared/contract/money';
import { audit } from '@unisite/shared/contract/operators';
import { drawExposure, limitDrawPick } from '@unisite/shared/contract/operatorsLottery';
import { proposals } from '@unisite/shared/contract/operatorsProposals';
import { toInput } from '@unisite/shared/form';
import { useFormat, useLanguage, useText } from '@unisite/shared/i18n';
import { TextField, toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { closeDialog } from '../../../../acts/dialogs.ts';
import { ReasonDialog } from '../../../../acts/ReasonDialog.tsx';
import { useNotifyProposed } from '../../../../acts/useNotifyProposed.ts';
import { useReasonForm } from '../../../../acts/useReasonForm.ts';
import { refresh, useSending } from '../../../../frame/api/queries.ts';
import { readAmount } from '../../../../frame/words/readAmount.ts';
import type { LimitablePick } from './limitablePick.ts';

/** Closes a pick of an open draw, or changes its limit: lower at once, higher with a second operator. */
export function PickLimitDialog({ of, act }: { of: LimitablePick; act: 'close' | 'limit' }): ReactElement {
  const t = useText();
  const format = useFormat();
  const language = useLanguage();
  const notifyProposed = useNotifyProposed();
  const send = useSending(limitDrawPick);
  const { draw, market, currency, bet, pick, exposure, lowered } = of;
  const name = [bet, pick].filter(Boolean).join(' ');
  const title = t(act === 'close' ? 'pickForm.close' : 'pickForm.title', { name });
  const money = (limit: Vnd | null) =>
    limit === null
      ? t('pickLimit.asOffered')
      : limit === 0
        ? t('pickLimit.closed')
        : `${format.figures(limit, { whole: true })} ${currency}`;
  /** Undefined: invalid. */
  const read = (text: string): Vnd | null | undefined => {
    if (text.trim() === '') return null;
    const amount = readAmount(text, language, { orZero: true });
    return amount === null || amount >= exposure ? undefined : vnd(amount);
  };
  const form = useReasonForm({
    values: {
      limit: act === 'close' ? '0' : lowered === null ? '' : format.number(lowered, Number.isInteger(lowered) ? 0 : 2),
    },
    validate: ({ limit }) => ({
      limit: read(limit) === undefined ? t('pickForm.wrong', { most: money(exposure) }) : null,
    }),
    submit: async ({ limit, why }) => {
      const to = read(limit);
      if (to === undefined) return;
      try {
        const { code, numero } = draw;
        const { state } = await send.send({ code, numero, market, bet, pick, from: lowered, to, why });
        closeDialog();
        if (state === 'proposed') notifyProposed(title);
        else toastStore.show({ tone: 'won', icon: 'check', title: t('settings.saved'), text: title });
      } finally {
        void refresh(drawExposure, proposals, audit);
      }
    },
  });
  const to = read(form.values.limit);
  const isProposal = to !== undefined && lowered !== null && (to ?? exposure) > lowered;
  return (
    <ReasonDialog
      title={title}
      icon={act === 'close' ? 'lock' : 'edit'}
      consequences={[
        ...(to === undefined ? [] : [t('proposals.becomes', { name, from: money(lowered), to: money(to) })]),
        t('pickForm.sold'),
        ...(isProposal ? [t('proposals.waits')] : []),
      ]}
      confirm={t(isProposal ? 'act.propose' : act === 'close' ? 'pickForm.closeIt' : 'vendors.save')}
      danger={act === 'close'}
      form={form}
      error={send.error}
    >
      {act === 'limit' && (
        <TextField
          {...toInput(form.field('limit'))}
          label={t('pickForm.limit')}
          hint={t('pickForm.hint', { most: money(exposure) })}
          inputMode="decimal"
          autoComplete="off"
        />
      )}
    </ReasonDialog>
  );
}
