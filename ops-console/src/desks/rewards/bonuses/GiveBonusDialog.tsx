import type { OperatorMember } from '@unisite/shared/contract/operators';
import { bonusDraft, giveMemberBonus, memberBonusList } from '@unisite/shared/contract/operatorsBonuses';
import { toInput } from '@unisite/shared/form';
import { useFormat, useLanguage, useText } from '@unisite/shared/i18n';
import { safeParse } from '@unisite/shared/schema';
import { TextField } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { closeDialog } from '../../../acts/dialogs.ts';
import fields from '../../../acts/Fields.module.css';
import { ReasonDialog } from '../../../acts/ReasonDialog.tsx';
import { useNotifyProposed } from '../../../acts/useNotifyProposed.ts';
import { useReasonForm } from '../../../acts/useReasonForm.ts';
import { refresh, useSending } from '../../../frame/api/queries.ts';
import { readAmount } from '../../../frame/words/readAmount.ts';
import styles from './Bonuses.module.css';

const names = ['vi', 'en', 'amount', 'times', 'days'] as const;
type Typed = Record<(typeof names)[number], string>;

const whole = (text: string): number => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN);

/** Proposes a bonus for a member: amount, wagering, and the text for the member. Another operator decides. */
export function GiveBonusDialog({ member }: { member: OperatorMember }): ReactElement {
  const t = useText();
  const format = useFormat();
  const language = useLanguage();
  const notifyProposed = useNotifyProposed();
  const give = useSending(giveMemberBonus);
  const { id, account } = member;
  /** one key per dialog: a retry does not propose twice */
  const [key] = useState(() => crypto.randomUUID());
  const draftOf = ({ vi, en, amount, times, days }: Typed) => ({
    title: { vi: vi.trim(), en: en.trim() },
    amount: readAmount(amount, language) ?? Number.NaN,
    times: whole(times),
    days: whole(days),
  });
  const form = useReasonForm({
    values: { vi: '', en: '', amount: '', times: '1', days: '7' },
    validate(values) {
      const read = safeParse(bonusDraft, draftOf(values));
      const wrong = new Set(read.success ? [] : read.error.issues.map(({ path }) => path.at(-1)));
      const said = (name: (typeof names)[number]) => (wrong.has(name) ? t(`bonuses.wrong.${name}`) : null);
      return {
        vi: said('vi'),
        en: said('en'),
        amount: said('amount'),
        times: said('times'),
        days: said('days'),
      };
    },
    submit: async ({ why, ...values }) => {
      try {
        const { state } = await give.send({ id, key, draft: draftOf(values), why });
        closeDialog();
        if (state === 'proposed') notifyProposed(t('bonuses.name', { account }));
      } finally {
        void refresh(memberBonusList);
      }
    },
  });
  const { amount, times } = form.values;
  const sum = readAmount(amount, language);
  const target = sum === null || Number.isNaN(whole(times)) ? null : sum * whole(times);
  return (
    <ReasonDialog
      title={t('bonuses.title', { account })}
      icon="gift"
      consequences={[
        ...(sum === null ? [] : [t('bonuses.gives', { amount: format.money(sum) })]),
        ...(target === null
          ? []
          : [target === 0 ? t('bonuses.atOnce') : t('bonuses.wagers', { target: format.money(target) })]),
        t('corrections.waits'),
        t('bonuses.told'),
      ]}
      confirm={t('corrections.send')}
      form={form}
      error={give.error}
    >
      <TextField {...toInput(form.field('vi'))} label={t('bonuses.vi')} maxLength={80} />
      <TextField {...toInput(form.field('en'))} label={t('bonuses.en')} maxLength={80} />
      <div className={fields.pair}>
        <TextField
          {...toInput(form.field('amount'))}
          label={t('corrections.amount')}
          inputMode="decimal"
          autoComplete="off"
          end={<span className={`muted ${styles.unit}`}>{format.currency}</span>}
        />
        <TextField
          {...toInput(form.field('times'))}
          label={t('bonuses.times')}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField {...toInput(form.field('days'))} label={t('bonuses.days')} inputMode="numeric" autoComplete="off" />
      </div>
    </ReasonDialog>
  );
}
