import './promotionFormTexts.ts';
import { audit } from '@unisite/shared/contract/operators';
import { type DeskPromotion, promotionDesk, savePromotion } from '@unisite/shared/contract/operatorsPromotions';
import { proposals } from '@unisite/shared/contract/operatorsProposals';
import { useText } from '@unisite/shared/i18n';
import { Button, Panel, Select, toastStore } from '@unisite/shared/ui';
import { DateTimeField } from '@unisite/shared/ui/dates';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import fields from '../../../acts/Fields.module.css';
import { ReasonFields } from '../../../acts/ReasonFields.tsx';
import { useNotifyProposed } from '../../../acts/useNotifyProposed.ts';
import { useReasonForm } from '../../../acts/useReasonForm.ts';
import { refresh, useSending } from '../../../frame/api/queries.ts';
import { useMarkets } from '../../../frame/words/useMarkets.ts';
import { useZoneOf } from '../../../frame/words/useZoneOf.ts';
import { AudienceFields } from './AudienceFields.tsx';
import { DryRun } from './DryRun.tsx';
import styles from './Editor.module.css';
import { FormSection } from './FormSection.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { GiftFields, StartChoice, WageringFields } from './OfferFields.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { PromotionPreview } from './PromotionPreview.tsx';
import { presetNames, withPreset } from './presets.ts';
import { faultsOf } from './promotionFaults.ts';
import type { PromotionForm } from './promotionFields.ts';
import { draftOf, emptyForm, formOf } from './promotionForm.ts';
import { useOfferText } from './useOfferText.ts';
import { WordFields } from './WordFields.tsx';

interface PromotionEditorProps {
  /** Null: a new one. */
  promotion: DeskPromotion | null;
  banners: readonly string[];
  onClose: () => void;
}

/** Writes a promotion: texts, offer, audience, period; with previews, and the cost that it would have had. */
export function PromotionEditor({ promotion, banners, onClose }: PromotionEditorProps): ReactElement {
  const t = useText();
  const offerText = useOfferText();
  const notifyProposed = useNotifyProposed();
  const { markets, fourEyes } = useMarkets();
  const zoneOf = useZoneOf();
  const save = useSending(savePromotion);
  const [opened] = useState(() => Date.now());
  const [leaves, setLeaves] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
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
        onClose();
        if (state === 'proposed') return notifyProposed(draft.title.vi);
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
  const leave = () => (form.touched ? setLeaves(true) : onClose());
  const begin = (name: string) => {
    const preset = presetNames.find((one) => one === name);
    if (!preset) return;
    for (const [field, value] of Object.entries(withPreset(values, preset)))
      form.change(field as keyof PromotionForm, value as never); // one of the form's own fields
  };
  return (
    <>
      <div className={styles.top}>
        <h2 ref={heading} tabIndex={-1}>
          {promotion ? t('promotionForm.changeTitle') : t('promotionForm.newTitle')}
        </h2>
        <Button size="sm" variant="quiet" icon="left" disabled={form.busy} onClick={leave}>
          {t('promotionForm.back')}
        </Button>
      </div>
      <div className={styles.editor}>
        <Panel>
          <ReasonFields
            visitors
            consequences={[...offerText(draft.offer), ...(waits ? [t('proposals.waits')] : [])]}
            confirm={t(waits ? 'act.propose' : 'promotionForm.save')}
            form={form}
            error={save.error}
            onCancel={leave}
          >
            {!promotion && (
              <Select
                label={t('promotionForm.preset')}
                hint={t('promotionForm.presetHint')}
                value=""
                placeholder={t('promotionForm.choosePreset')}
                options={presetNames.map((name) => ({ value: name, label: t(`promotionForm.presets.${name}`) }))}
                onChange={({ target }) => begin(target.value)}
              />
            )}
            <FormSection icon="edit" title={t('promotionForm.section.words')}>
              <WordFields form={form} isNew={!promotion} />
            </FormSection>
            <FormSection icon="globe" title={t('promotionForm.section.place')}>
              <PlaceFields form={form} banners={banners} />
            </FormSection>
            <FormSection icon="bolt" title={t('promotionForm.section.starts')}>
              <StartChoice form={form} />
            </FormSection>
            {values.starts !== 'nothing' && (
              <>
                <FormSection icon="gift" title={t('promotionForm.section.gives')}>
                  <GiftFields form={form} />
                </FormSection>
                <FormSection icon="user" title={t('promotionForm.section.audience')}>
                  <AudienceFields form={form} />
                </FormSection>
                <WageringFields form={form} />
              </>
            )}
            <FormSection icon="calendar" title={t('promotionForm.section.runs')}>
              <div className={fields.pair}>
                <DateTimeField
                  field={form.field('from')}
                  label={t('promotionForm.field.from')}
                  hint={t('promotionForm.fromHint', { zone: zoneOf(values.markets) })}
                />
                <DateTimeField
                  field={form.field('until')}
                  label={t('promotionForm.field.until')}
                  hint={t('promotionForm.untilHint')}
                />
              </div>
            </FormSection>
          </ReasonFields>
        </Panel>
        <div className={styles.aside}>
          <PromotionPreview draft={draft} />
        </div>
      </div>
      <DryRun markets={values.markets} offer={draft.offer} />
      {leaves && <LeaveDialog onStay={() => setLeaves(false)} onLeave={onClose} />}
    </>
  );
}
