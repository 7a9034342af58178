import { audit } from '@unisite/shared/contract/operators';
import {
  announcementDesk,
  maxAnnouncementLengths,
  type OperatorAnnouncement,
  saveAnnouncement,
} from '@unisite/shared/contract/operatorsAnnouncements';
import { proposals } from '@unisite/shared/contract/operatorsProposals';
import { toInput } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';
import { Checkbox, Field, Select, TextField, toastStore } from '@unisite/shared/ui';
import { DateTimeField } from '@unisite/shared/ui/dates';
import { type ReactElement, useState } from 'react';
import { closeDialog } from '../../../acts/dialogs.ts';
import fields from '../../../acts/Fields.module.css';
import { MarketBoxes } from '../../../acts/MarketBoxes.tsx';
import { ReasonDialog } from '../../../acts/ReasonDialog.tsx';
import { RadioCards } from '../../../acts/settings/RadioCards.tsx';
import { useNotifyProposed } from '../../../acts/useNotifyProposed.ts';
import { useReasonForm } from '../../../acts/useReasonForm.ts';
import { refresh, useSending } from '../../../frame/api/queries.ts';
import { PictureUpload } from '../../../frame/pictures/PictureUpload.tsx';
import { useMarkets } from '../../../frame/words/useMarkets.ts';
import { useNumberFormat } from '../../../frame/words/useNumberFormat.ts';
import { useZoneOf } from '../../../frame/words/useZoneOf.ts';
import { AnnouncementPreview } from './AnnouncementPreview.tsx';
import { draftOf, emptyForm, faultsOf, formOf } from './announcementForm.ts';

const types = ['H', 'B', 'PL', 'PU', 'PR'] as const;

/** Writes an announcement or a revision. */
export function AnnouncementDialog({ announcement }: { announcement: OperatorAnnouncement | null }): ReactElement {
  const t = useText();
  const figures = useNumberFormat();
  const notifyProposed = useNotifyProposed();
  const { nameOf, fourEyes } = useMarkets();
  const zoneOf = useZoneOf();
  const save = useSending(saveAnnouncement);
  const [key] = useState(() => crypto.randomUUID());
  const isDraft = announcement === null || announcement.state === 'draft';
  const form = useReasonForm({
    values: {
      ...(announcement ? formOf(announcement, zoneOf(announcement.markets)) : emptyForm),
      publish: !isDraft,
    },
    validate: (values) => {
      const faults = faultsOf(values, zoneOf(values.markets), Date.now());
      return Object.fromEntries(
        Object.entries(faults).map(([name, fault]) => [
          name,
          fault === 'noPath' ? t('pictures.leadsToWrong') : t(`announcements.fault.${fault}`),
        ]),
      );
    },
    submit: async ({ why, publish, ...values }) => {
      const draft = draftOf(values, zoneOf(values.markets), announcement);
      const of = announcement && { id: announcement.id, revision: announcement.revision };
      try {
        const { state } = await save.send({ key, of, draft, publish, why });
        closeDialog();
        if (state === 'proposed') return notifyProposed(draft.title.vi);
        toastStore.show({
          tone: 'won',
          icon: 'check',
          title: t(publish ? 'announcements.published' : 'announcements.drafted'),
          text: draft.title.vi,
        });
      } finally {
        void refresh(announcementDesk, proposals, audit);
      }
    },
  });
  const { values } = form;
  const zone = zoneOf(values.markets);
  const draft = draftOf(values, zone, announcement);
  const waits = values.publish && [...values.markets, ...(announcement?.markets ?? [])].some(fourEyes);
  const names = values.markets.map(nameOf).join(', ');
  const text = (name: 'contentVi' | 'contentEn', label: string) => {
    const { error, ...bound } = toInput(form.field(name));
    return (
      <Field label={label} error={error} hint={t('announcements.contentHint')}>
        {(control) => (
          <textarea {...control} {...bound} className="input" rows={5} maxLength={maxAnnouncementLengths.content} />
        )}
      </Field>
    );
  };
  return (
    <ReasonDialog
      title={t(announcement ? 'announcements.editTitle' : 'announcements.newTitle')}
      icon="announce"
      visitors
      consequences={[
        seen(),
        ...(values.publish
          ? [draft.until ? t('announcements.seenUntil', { at: figures.when(draft.until) }) : t('announcements.noEnd')]
          : []),
        ...(waits ? [t('proposals.waits')] : []),
      ]}
      confirm={t(waits ? 'act.propose' : values.publish ? 'announcements.publish' : 'announcements.saveDraft')}
      form={form}
      error={save.error}
    >
      <Select
        label={t('announcements.kind')}
        value={values.type}
        onChange={({ target }) => form.change('type', types.find((type) => type === target.value) ?? 'B')}
        options={types.map((type) => ({ value: type, label: t(`announcements.type.${type}`) }))}
      />
      <MarketBoxes
        label={t('announcements.markets')}
        value={values.markets}
        error={form.errors.markets}
        onChange={(markets) => form.change('markets', markets)}
      />
      <TextField
        {...toInput(form.field('titleVi'))}
        label={t('announcements.titleVi')}
        maxLength={maxAnnouncementLengths.title}
      />
      {text('contentVi', t('announcements.contentVi'))}
      <TextField
        {...toInput(form.field('titleEn'))}
        label={t('announcements.titleEn')}
        maxLength={maxAnnouncementLengths.title}
      />
      {text('contentEn', t('announcements.contentEn'))}
      {values.type === 'B' && (
        <>
          <PictureUpload
            label={t('pictures.banner')}
            hint={t('pictures.bannerHint')}
            value={values.picture}
            removable
            onChange={(picture) => form.change('picture', picture)}
          />
          {values.picture !== '' && (
            <TextField
              {...toInput(form.field('leadsTo'))}
              label={t('pictures.leadsTo')}
              hint={t('pictures.leadsToHint')}
              maxLength={200}
              spellCheck={false}
            />
          )}
        </>
      )}
      <div className={fields.pair}>
        <DateTimeField
          field={form.field('from')}
          label={t('announcements.from')}
          hint={t('announcements.fromHint', { zone })}
        />
        <DateTimeField
          field={form.field('until')}
          label={t('announcements.until')}
          hint={t('announcements.untilHint')}
        />
      </div>
      <Checkbox checked={values.pinned} onChange={({ target }) => form.change('pinned', target.checked)}>
        {t('announcements.pin')}
      </Checkbox>
      {isDraft && (
        <RadioCards
          label={t('announcements.then')}
          name="publish"
          value={values.publish ? 'publish' : 'draft'}
          onChange={(value) => form.change('publish', value === 'publish')}
          options={[
            { value: 'draft', label: t('announcements.saveDraft'), text: t('announcements.draftText') },
            { value: 'publish', label: t('announcements.publish'), text: t('announcements.publishText') },
          ]}
        />
      )}
      <AnnouncementPreview draft={draft} />
    </ReasonDialog>
  );

  function seen(): string {
    if (!values.publish) return t('announcements.seenNever');
    if (names === '') return t('announcements.fault.noMarket');
    return draft.from && Date.parse(draft.from) > Date.now()
      ? t('announcements.seenFrom', { markets: names, at: figures.when(draft.from) })
      : t('announcements.seenNow', { markets: names });
  }
}
