import type { OperatorMember } from '@unisite/shared/contract/operators';
import { isHigherLimit } from '@unisite/shared/contract/operatorsMarketProtection';
import { proposals } from '@unisite/shared/contract/operatorsProposals';
import { memberProtection, type OperatorPlayLimit, setMemberLimit } from '@unisite/shared/contract/operatorsProtection';
import { type PlayLimitKind, type PlayPeriod, playLimitKind, playPeriod } from '@unisite/shared/contract/protection';
import { toInput } from '@unisite/shared/form';
import { useFormat, useLanguage, useText } from '@unisite/shared/i18n';
import { Select, TextField, toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import acts from '../../../acts/Acts.module.css';
import { closeDialog } from '../../../acts/dialogs.ts';
import { ReasonDialog } from '../../../acts/ReasonDialog.tsx';
import styles from '../../../acts/settings/SettingFields.module.css';
import { SettingsConflictNotice } from '../../../acts/settings/SettingsConflictNotice.tsx';
import { useNotifyProposed } from '../../../acts/useNotifyProposed.ts';
import { useReasonForm } from '../../../acts/useReasonForm.ts';
import { useRevision } from '../../../acts/useRevision.ts';
import { refresh, useOperation, useSending } from '../../../frame/api/queries.ts';
import { eachLimit } from './limitKeys.ts';
import { typedLimit, wrongLimit } from './protectionForm.ts';
import { limitOf, readLimit } from './readLimit.ts';
import { useLimitText } from './useLimitText.ts';

interface SetLimitDialogProps {
  member: OperatorMember;
  limits: readonly OperatorPlayLimit[];
}

/**
 * Sets the operators' limit for a member: a first or lower one at once, a higher one or none with a second operator.
 */
export function SetLimitDialog({ member, limits }: SetLimitDialogProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const language = useLanguage();
  const words = useLimitText();
  const notifyProposed = useNotifyProposed();
  const sending = useSending(setMemberLimit);
  const { id, account } = member;
  const now = useOperation(memberProtection, { id }).data?.limits ?? limits;
  const { seen, other, look } = useRevision(
    eachLimit(({ kind, period }) => now.find((one) => one.kind === kind && one.period === period)?.operator ?? null),
  );
  const form = useReasonForm({
    values: { kind: 'deposit' as PlayLimitKind, period: 'day' as PlayPeriod, value: undefined as string | undefined },
    validate: (values) => ({ value: faultOf(values) }),
    submit: async ({ kind, period, why, value }) => {
      const read = readLimit(kind, value ?? typedLimit(seen[`${kind}.${period}`], format), language);
      if (read === null) return;
      try {
        const expected = seen[`${kind}.${period}`];
        const { state } = await sending.send({ id, kind, period, value: limitOf(read), expected, why });
        closeDialog();
        const title = t('protection.limitSaved', { account });
        if (state === 'proposed') return notifyProposed(words.name(kind, period));
        toastStore.show({ tone: 'won', icon: 'check', title, text: words.name(kind, period) });
      } finally {
        void refresh(memberProtection, proposals);
      }
    },
  });
  const { kind, period } = form.values;
  const was = seen[`${kind}.${period}`];
  const typed = form.values.value ?? typedLimit(was, format);
  const read = readLimit(kind, typed, language);
  const wanted = read === null ? was : limitOf(read);
  const waits = isHigherLimit(was, wanted);
  const choose = (change: () => void) => {
    // the typed value belonged to another limit
    form.change('value', undefined);
    change();
  };
  return (
    <ReasonDialog
      title={t('protection.setLimitOf', { account })}
      icon="shield"
      consequences={[
        t('protection.operatorNow', { limit: words.value(kind, was) }),
        ...(wanted === was
          ? [t('settings.nothing')]
          : [t('protection.operatorThen', { limit: words.value(kind, wanted) })]),
        t('protection.lowestCounts'),
        ...(wanted === was ? [] : [t(waits ? 'proposals.waits' : 'protection.fromNext')]),
      ]}
      confirm={t(waits ? 'corrections.send' : 'vendors.save')}
      form={form}
      error={sending.error}
      notice={
        sending.error?.code === 'SETTING_CHANGED' ? (
          <SettingsConflictNotice
            now={other && words.value(kind, other[`${kind}.${period}`])}
            onLook={() => {
              look();
              sending.reset();
            }}
          />
        ) : undefined
      }
    >
      <div className={styles.two}>
        <Select
          label={t('protection.what')}
          value={kind}
          onChange={({ target }) => {
            const chosen = playLimitKind.options.find((one) => one === target.value);
            if (chosen) choose(() => form.change('kind', chosen));
          }}
          options={playLimitKind.options.map((value) => ({ value, label: t(`protection.kind.${value}`) }))}
        />
        <Select
          label={t('protection.over')}
          value={period}
          onChange={({ target }) => {
            const chosen = playPeriod.options.find((one) => one === target.value);
            if (chosen) choose(() => form.change('period', chosen));
          }}
          options={playPeriod.options.map((value) => ({ value, label: t(`protection.period.${value}`) }))}
        />
      </div>
      <TextField
        {...toInput({ ...form.field('value'), value: typed })}
        label={t('protection.limit')}
        hint={t('protection.emptyMeans')}
        inputMode="decimal"
        autoComplete="off"
        end={
          <span className={`muted ${acts.unit}`}>
            {kind === 'time' ? t('protection.unitMinutes') : format.currency}
          </span>
        }
      />
    </ReasonDialog>
  );

  function faultOf(values: { kind: PlayLimitKind; period: PlayPeriod; value: string | undefined }): string | null {
    const text = values.value ?? typedLimit(seen[`${values.kind}.${values.period}`], format);
    const found = readLimit(values.kind, text, language);
    if (found === null) return t(wrongLimit(values.kind));
    return limitOf(found) === seen[`${values.kind}.${values.period}`] ? t('protection.sameLimit') : null;
  }
}
