import './promotionFormTexts.ts';
import { audit } from '@unisite/shared/contract/operators';
import { sitePictureName } from '@unisite/shared/contract/operatorsPictures';
import {
  type DeskPromotion,
  longestPromotion,
  promotionDesk,
  savePromotion,
} from '@unisite/shared/contract/operatorsPromotions';
import { proposals } from '@unisite/shared/contract/operatorsProposals';
import { promotionKind } from '@unisite/shared/contract/promotions';
import { toInput } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';
import { safeParse } from '@unisite/shared/schema';
import { Field, Select, TextField, toastStore } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { closeDialog } from '../acts/dialogs.ts';
import fields from '../acts/Fields.module.css';
import { ReasonDialog } from '../acts/ReasonDialog.tsx';
import { useActProposed } from '../acts/useActProposed.ts';
import { useReasonForm } from '../acts/useReasonForm.ts';
import { refresh, useSending } from '../api/queries.ts';
import { MarketBoxes } from '../markets/MarketBoxes.tsx';
import { PictureUpload } from '../pictures/PictureUpload.tsx';
import { useMarkets } from '../words/useMarkets.ts';
import { useZoneOf } from '../words/useZoneOf.ts';
import { OfferFields } from './OfferFields.tsx';
import { faultsOf } from './promotionFaults.ts';
import type { PromotionForm } from './promotionFields.ts';
import { draftOf, emptyForm, formOf } from './promotionForm.ts';
import { useOfferText } from './useOfferText.ts';

interface PromotionDialogProps {
  /** Null: a new one. */
  promotion: DeskPromotion | null;
  banners: readonly string[];
}

const isUploaded = (banner: string): boolean => safeParse(sitePictureName, banner).success;

/** Writes a promotion: its texts in both languages, when it runs, and what it gives to whom on which condition. */
export function PromotionDialog({ promotion, banners }: PromotionDialogProps): ReactElement {
  const t = useText();
  const offerText = useOfferText();
  const toldProposed = useActProposed();
  const { markets, fourEyes } = useMarkets();
  const zoneOf = useZoneOf();
  const save = useSending(savePromotion);
  const [opened] = useState(() => Date.now());
  const seen = promotion?.draft ?? null;
  const form = useReasonForm<PromotionForm>({
    values: promotion
      ? formOf(promotion, zoneOf(promotion.draft.markets))
      : { ...emptyForm, banner: banners[0] ?? '', markets: markets.slice(0, 1).map(({ code }) => code) },
    validate: (values) =>
      Object.fromEntries(
        Object.entries(faultsOf(values, zoneOf(values.markets), Date.now())).map(([name, fault]) => [
          name,
          t(`promotionForm.fault.${fault}`),
        ]),
      ),
    submit: async ({ why, ...values }) => {
      const draft = draftOf(values, zoneOf(values.markets), seen, Date.now());
      try {
        const { state } = await save.send({ id: values.id, revision: promotion?.revision ?? null, draft, why });
        closeDialog();
        if (state === 'proposed') return toldProposed(draft.title.vi);
        toastStore.show({ tone: 'won', icon: 'check', title: t('promotionForm.saved'), text: draft.title.vi });
      } finally {
        void refresh(promotionDesk, proposals, audit);
      }
    },
  });
  const { values } = form;
  const draft = draftOf(values, zoneOf(values.markets), seen, opened);
  const waits =
    draft.offer !== null || seen?.offer != null || [...values.markets, ...(seen?.markets ?? [])].some(fourEyes);
  const uploaded = [...new Set([values.banner, ...banners])].filter((name) => isUploaded(name));
  const bannerOptions = [
    ...banners.filter((name) => !isUploaded(name)).map((name) => ({ value: name, label: name })),
    ...uploaded.map((name, place) => ({ value: name, label: t('pictures.own', { n: place + 1 }) })),
  ];
  const line = (
    name: 'titleVi' | 'titleEn' | 'summaryVi' | 'summaryEn' | 'highlightVi' | 'highlightEn',
    longest: number,
  ) => <TextField {...toInput(form.field(name))} label={t(`promotionForm.field.${name}`)} maxLength={longest} />;
  const text = (name: 'termsVi' | 'termsEn') => {
    const { error, ...bound } = toInput(form.field(name));
    return (
      <Field label={t(`promotionForm.field.${name}`)} error={error} hint={t('promotionForm.termsHint')}>
        {(control) => <textarea {...control} {...bound} className="input" rows={6} maxLength={12_000} />}
      </Field>
    );
  };
  return (
    <ReasonDialog
      title={t(promotion ? 'promotionForm.changeTitle' : 'promotionForm.newTitle')}
      icon="promo"
      visitors
      consequences={[...offerText(draft.offer), ...(waits ? [t('proposals.waits')] : [])]}
      confirm={t(waits ? 'act.propose' : 'promotionForm.save')}
      form={form}
      error={save.error}
    >
      {!promotion && (
        <TextField
          {...toInput(form.field('id'))}
          label={t('promotionForm.field.id')}
          hint={t('promotionForm.idHint')}
          maxLength={60}
          spellCheck={false}
        />
      )}
      <MarketBoxes
        label={t('promotionForm.field.markets')}
        value={values.markets}
        error={form.errors.markets}
        onChange={(markets) => form.change('markets', markets)}
      />
      <div className={fields.pair}>
        <Select
          label={t('promotionForm.field.kind')}
          value={values.kind}
          onChange={({ target }) =>
            form.change('kind', promotionKind.options.find((kind) => kind === target.value) ?? 'deposit')
          }
          options={promotionKind.options.map((kind) => ({ value: kind, label: t(`promotionForm.kind.${kind}`) }))}
        />
        <Select
          label={t('promotionForm.field.banner')}
          value={values.banner}
          onChange={({ target }) => form.change('banner', target.value)}
          options={bannerOptions}
        />
        <TextField {...toInput(form.field('leadsTo'))} label={t('promotionForm.field.leadsTo')} maxLength={200} />
      </div>
      <PictureUpload
        label={t('pictures.upload')}
        value={isUploaded(values.banner) ? values.banner : ''}
        onChange={(banner) => form.change('banner', banner)}
      />
      <div className={fields.pair}>
        {line('titleVi', longestPromotion.title)}
        {line('titleEn', longestPromotion.title)}
        {line('summaryVi', longestPromotion.summary)}
        {line('summaryEn', longestPromotion.summary)}
        {line('highlightVi', longestPromotion.highlight)}
        {line('highlightEn', longestPromotion.highlight)}
      </div>
      {text('termsVi')}
      {text('termsEn')}
      <div className={fields.pair}>
        <TextField
          {...toInput(form.field('from'))}
          type="datetime-local"
          label={t('promotionForm.field.from')}
          hint={t('promotionForm.fromHint', { zone: zoneOf(values.markets) })}
        />
        <TextField
          {...toInput(form.field('until'))}
          type="datetime-local"
          label={t('promotionForm.field.until')}
          hint={t('promotionForm.untilHint')}
        />
      </div>
      <OfferFields form={form} />
    </ReasonDialog>
  );
}
