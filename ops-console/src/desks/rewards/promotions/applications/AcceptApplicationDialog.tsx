import './applicationTexts.ts';
import { vnd } from '@unisite/shared/contract';
import { audit } from '@unisite/shared/contract/operators';
import {
  acceptApplication,
  applicationDesk,
  type DeskApplication,
} from '@unisite/shared/contract/operatorsApplications';
import { proposals } from '@unisite/shared/contract/operatorsProposals';
import { toInput } from '@unisite/shared/form';
import { useFormat, useLocalized, useText } from '@unisite/shared/i18n';
import { TextField } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { closeDialog } from '../../../../acts/dialogs.ts';
import { ReasonDialog } from '../../../../acts/ReasonDialog.tsx';
import { useNotifyProposed } from '../../../../acts/useNotifyProposed.ts';
import { useReasonForm } from '../../../../acts/useReasonForm.ts';
import { refresh, useSending } from '../../../../frame/api/queries.ts';

const sumOf = (typed: string): number => (/^\d{1,12}$/.test(typed.trim()) ? Number(typed) : Number.NaN);

/** Proposes to accept an application; the operator sets the amount where the promotion leaves it open. */
export function AcceptApplicationDialog({ application }: { application: DeskApplication }): ReactElement {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const notifyProposed = useNotifyProposed();
  const accept = useSending(acceptApplication);
  const { id, reference, member, promotion, amount } = application;
  const most = application.most ?? 0;
  const money = (sum: number) => format.money(sum, { whole: Number.isInteger(sum) });
  const form = useReasonForm({
    values: { amount: '' },
    validate: ({ amount: typed }) => ({
      amount:
        amount === null && !(sumOf(typed) >= 1 && sumOf(typed) <= most)
          ? t('applications.amountWrong', { most: format.number(most) })
          : null,
    }),
    submit: async ({ amount: typed, why }) => {
      try {
        await accept.send({ id, amount: amount ?? vnd(sumOf(typed)), why });
        closeDialog();
        notifyProposed(reference);
      } finally {
        void refresh(applicationDesk, proposals, audit);
      }
    },
  });
  const given = amount ?? (Number.isNaN(sumOf(form.values.amount)) ? 0 : sumOf(form.values.amount));
  return (
    <ReasonDialog
      title={t('applications.acceptOf', { reference })}
      icon="check-circle"
      consequences={[
        t('applications.acceptMeans', {
          account: member.account,
          amount: money(given),
          title: localized(promotion.title),
        }),
        t('proposals.waits'),
      ]}
      confirm={t('act.propose')}
      form={form}
      error={accept.error}
    >
      {amount === null && (
        <TextField
          {...toInput(form.field('amount'))}
          label={t('applications.amount')}
          hint={t('applications.upTo', { most: money(most) })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
        />
      )}
    </ReasonDialog>
  );
}
