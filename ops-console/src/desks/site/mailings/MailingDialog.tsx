import './mailingTexts.ts';
import { audit } from '@unisite/shared/contract/operators';
import { mailingKind } from '@unisite/shared/contract/operatorsMailingShape';
import { mailingDesk, maxMailingLengths, sendMailing } from '@unisite/shared/contract/operatorsMailings';
import { proposals } from '@unisite/shared/contract/operatorsProposals';
import { toInput } from '@unisite/shared/form';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Field, TextField, toastStore } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { closeDialog } from '../../../acts/dialogs.ts';
import { ReasonDialog } from '../../../acts/ReasonDialog.tsx';
import { RadioCards } from '../../../acts/settings/RadioCards.tsx';
import { useNotifyProposed } from '../../../acts/useNotifyProposed.ts';
import { useReasonForm } from '../../../acts/useReasonForm.ts';
import { refresh, useSending } from '../../../frame/api/queries.ts';
import { useMarkets } from '../../../frame/words/useMarkets.ts';
import { MailingPreview } from './MailingPreview.tsx';
import { emptyMailing, faultsOf, segmentOf, wordsOf } from './mailingForm.ts';
import { ReachNotice } from './ReachNotice.tsx';
import { SegmentFields } from './SegmentFields.tsx';
import { useReach } from './useReach.ts';

/** Writes a message to a segment, with its current reach and a preview; it cannot be recalled. */
export function MailingDialog({ labels }: { labels: readonly string[] }): ReactElement {
  const t = useText();
  const format = useFormat();
  const notifyProposed = useNotifyProposed();
  const { fourEyes } = useMarkets();
  const send = useSending(sendMailing);
  const [key] = useState(() => crypto.randomUUID());
  const form = useReasonForm({
    values: emptyMailing,
    validate: (values) =>
      Object.fromEntries(Object.entries(faultsOf(values)).map(([name, fault]) => [name, t(`mailings.fault.${fault}`)])),
    submit: async ({ why, ...values }) => {
      const segment = segmentOf(values);
      if (!segment) return;
      try {
        const draft = { kind: values.kind, segment, ...wordsOf(values) };
        const { state } = await send.send({ key, draft, why });
        closeDialog();
        if (state === 'proposed') return notifyProposed(draft.title.vi);
        toastStore.show({ tone: 'won', icon: 'check', title: t('mailings.begun'), text: draft.title.vi });
      } finally {
        void refresh(mailingDesk, proposals, audit);
      }
    },
  });
  const { values } = form;
  const segment = segmentOf(values);
  const { data: reached } = useReach(values.kind, segment);
  const waits = values.markets.some(fourEyes);
  const text = (name: 'contentVi' | 'contentEn', label: string) => {
    const { error, ...bound } = toInput(form.field(name));
    return (
      <Field label={label} error={error} hint={t('announcements.contentHint')}>
        {(control) => (
          <textarea {...control} {...bound} className="input" rows={5} maxLength={maxMailingLengths.content} />
        )}
      </Field>
    );
  };
  return (
    <ReasonDialog
      title={t('mailings.newTitle')}
      icon="send"
      visitors
      consequences={[
        ...(segment && reached ? [t('mailings.reaches', { n: format.number(reached.reach) })] : []),
        t(`mailings.means.${values.kind}`),
        t('mailings.noReturn'),
        ...(waits ? [t('proposals.waits')] : []),
      ]}
      confirm={t(waits ? 'act.propose' : 'mailings.send')}
      form={form}
      error={send.error}
    >
      <RadioCards
        label={t('mailings.field.kind')}
        name="kind"
        value={values.kind}
        onChange={(kind) => form.change('kind', kind)}
        options={mailingKind.options.map((value) => ({
          value,
          label: t(`segment.kind.${value}`),
          text: t(`mailings.kindText.${value}`),
        }))}
      />
      <SegmentFields form={form} labels={labels} />
      <ReachNotice kind={values.kind} segment={segment} />
      <TextField
        {...toInput(form.field('titleVi'))}
        label={t('announcements.titleVi')}
        maxLength={maxMailingLengths.title}
      />
      {text('contentVi', t('announcements.contentVi'))}
      <TextField
        {...toInput(form.field('titleEn'))}
        label={t('announcements.titleEn')}
        maxLength={maxMailingLengths.title}
      />
      {text('contentEn', t('announcements.contentEn'))}
      <MailingPreview kind={values.kind} {...wordsOf(values)} />
    </ReasonDialog>
  );
}
