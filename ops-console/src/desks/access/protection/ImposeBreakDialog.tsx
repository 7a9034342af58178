import { findMember, type OperatorMember } from '@unisite/shared/contract/operators';
import { imposeBreak, memberProtection } from '@unisite/shared/contract/operatorsProtection';
import { exclusionLength, timeOutLength } from '@unisite/shared/contract/protection';
import { useText } from '@unisite/shared/i18n';
import { Select, toastStore } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { closeDialog } from '../../../acts/dialogs.ts';
import { ReasonDialog } from '../../../acts/ReasonDialog.tsx';
import { RadioCards } from '../../../acts/settings/RadioCards.tsx';
import { useReasonForm } from '../../../acts/useReasonForm.ts';
import { refresh, useSending } from '../../../frame/api/queries.ts';

const lengths = { timeOut: timeOutLength.options, exclusion: exclusionLength.options } as const;
type Kind = keyof typeof lengths;
type Length = (typeof lengths)[Kind][number];
const shortest: Readonly<Record<Kind, Length>> = { timeOut: 'day', exclusion: 'sixMonths' };
const kinds: readonly Kind[] = ['timeOut', 'exclusion'];

/** Imposes a time-out or an exclusion on a member, at once. */
export function ImposeBreakDialog({ member }: { member: OperatorMember }): ReactElement {
  const t = useText();
  const sending = useSending(imposeBreak);
  const { id, account } = member;
  /** one key per dialog: a retry imposes one break only */
  const [key] = useState(() => crypto.randomUUID());
  const form = useReasonForm({
    values: { kind: 'timeOut' as Kind, length: 'day' as Length },
    submit: async ({ length, why }) => {
      await sending.send({ id, key, length, why });
      closeDialog();
      void refresh(memberProtection, findMember);
      toastStore.show({ tone: 'won', icon: 'pause', title: t('protection.laid', { account }) });
    },
  });
  const { kind, length } = form.values;
  return (
    <ReasonDialog
      title={t('protection.layOn', { account })}
      icon="pause"
      consequences={[
        t('protection.breakMeans'),
        ...(kind === 'exclusion'
          ? [t('protection.exclusionSessions'), t('protection.exclusionFollows'), t('protection.exclusionEnds')]
          : [t('protection.timeOutEnds')]),
      ]}
      confirm={t(`protection.layConfirm.${kind}`)}
      danger
      form={form}
      error={sending.error}
    >
      <RadioCards
        label={t('protection.which')}
        name="kind"
        value={kind}
        options={kinds.map((value) => ({
          value,
          label: t(`protection.break.${value}`),
          text: t(`protection.explain.${value}`),
        }))}
        onChange={(chosen) => {
          form.change('kind', chosen);
          form.change('length', shortest[chosen]);
        }}
      />
      <Select
        label={t('protection.howLong')}
        value={length}
        onChange={({ target }) => {
          const chosen = lengths[kind].find((one) => one === target.value);
          if (chosen) form.change('length', chosen);
        }}
        options={lengths[kind].map((value) => ({ value, label: t(`protection.length.${value}`) }))}
      />
    </ReasonDialog>
  );
}
