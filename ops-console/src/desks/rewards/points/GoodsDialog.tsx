import './pointTexts.ts';
import { audit } from '@unisite/shared/contract/operators';
import {
  type DeskGoods,
  isLooserGoods,
  maxGoodsLengths,
  pointDesk,
  saveGoods,
} from '@unisite/shared/contract/operatorsPoints';
import { proposals } from '@unisite/shared/contract/operatorsProposals';
import { goodsCategory } from '@unisite/shared/contract/points';
import { clubLevel } from '@unisite/shared/contract/vip';
import { toInput } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';
import { Checkbox, Select, TextField, toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { closeDialog } from '../../../acts/dialogs.ts';
import fields from '../../../acts/Fields.module.css';
import { MarketBoxes } from '../../../acts/MarketBoxes.tsx';
import { ReasonDialog } from '../../../acts/ReasonDialog.tsx';
import { useNotifyProposed } from '../../../acts/useNotifyProposed.ts';
import { useReasonForm } from '../../../acts/useReasonForm.ts';
import { refresh, useOperation, useSending } from '../../../frame/api/queries.ts';
import { useMarkets } from '../../../frame/words/useMarkets.ts';
import { draftOfGoods, emptyGoods, faultsOfGoods, formOfGoods, type GoodsForm } from './goodsForm.ts';

const gifts = ['parcel', 'code', 'bonus'] as const;
type Line =
  | 'id'
  | 'nameVi'
  | 'nameEn'
  | 'summaryVi'
  | 'summaryEn'
  | 'price'
  | 'stock'
  | 'perMonth'
  | 'amount'
  | 'wagering';

/** Writes an item of the points mall. `goods` null: a new one. */
export function GoodsDialog({ goods }: { goods: DeskGoods | null }): ReactElement {
  const t = useText();
  const notifyProposed = useNotifyProposed();
  const { markets } = useMarkets();
  const desk = useOperation(pointDesk, {}).data;
  const save = useSending(saveGoods);
  const form = useReasonForm<GoodsForm>({
    values: goods
      ? formOfGoods(goods)
      : { ...emptyGoods, picture: desk?.pictures[0] ?? '', markets: markets.slice(0, 1).map(({ code }) => code) },
    validate: (values) => Object.fromEntries(faultsOfGoods(values).map((name) => [name, t('points.wrong')])),
    submit: async ({ why, ...values }) => {
      const draft = draftOfGoods(values);
      try {
        const { state } = await save.send({
          id: values.id,
          revision: goods?.revision ?? null,
          seenStock: goods?.draft.stock ?? null,
          draft,
          why,
        });
        closeDialog();
        if (state === 'proposed') return notifyProposed(draft.name.vi);
        toastStore.show({ tone: 'won', icon: 'check', title: t('points.saved'), text: draft.name.vi });
      } finally {
        void refresh(pointDesk, proposals, audit);
      }
    },
  });
  const { values } = form;
  const waits = isLooserGoods(goods?.draft ?? null, draftOfGoods(values));
  const line = (name: Line, longest: number, hint?: string) => (
    <TextField {...toInput(form.field(name))} label={t(`points.field.${name}`)} maxLength={longest} hint={hint} />
  );
  return (
    <ReasonDialog
      title={t(goods ? 'points.changeTitle' : 'points.newTitle')}
      icon="gift"
      visitors
      consequences={[t('points.goodsMeans'), ...(waits ? [t('proposals.waits')] : [])]}
      confirm={t(waits ? 'act.propose' : 'points.save')}
      form={form}
      error={save.error}
    >
      {!goods && line('id', 60, t('points.idHint'))}
      <MarketBoxes
        label={t('points.field.markets')}
        value={values.markets}
        error={form.errors.markets}
        onChange={(codes) => form.change('markets', codes)}
      />
      <div className={fields.pair}>
        <Select
          label={t('points.field.category')}
          value={values.category}
          onChange={({ target }) =>
            form.change('category', goodsCategory.options.find((one) => one === target.value) ?? 'cards')
          }
          options={goodsCategory.options.map((one) => ({ value: one, label: t(`points.category.${one}`) }))}
        />
        <Select
          label={t('points.field.picture')}
          value={values.picture}
          onChange={({ target }) => form.change('picture', target.value)}
          options={(desk?.pictures ?? [values.picture]).map((one) => ({ value: one, label: one }))}
        />
        <Select
          label={t('points.field.flag')}
          value={values.flag}
          onChange={({ target }) =>
            form.change('flag', target.value === 'new' || target.value === 'hot' ? target.value : '')
          }
          options={[
            { value: '', label: t('points.flag.none') },
            { value: 'new', label: t('points.flag.new') },
            { value: 'hot', label: t('points.flag.hot') },
          ]}
        />
      </div>
      <div className={fields.pair}>
        {line('nameVi', maxGoodsLengths.name)}
        {line('nameEn', maxGoodsLengths.name)}
        {line('summaryVi', maxGoodsLengths.summary)}
        {line('summaryEn', maxGoodsLengths.summary)}
      </div>
      <div className={fields.pair}>
        {line('price', 10)}
        {line('stock', 7, t('points.emptyIsAny'))}
        {line('perMonth', 4, t('points.emptyIsAny'))}
        <Select
          label={t('points.field.level')}
          value={values.level}
          onChange={({ target }) => form.change('level', target.value)}
          options={[
            { value: '', label: t('points.anyLevel') },
            ...clubLevel.options.map((id) => ({ value: id, label: t(`vip.level.${id}`) })),
          ]}
        />
      </div>
      <div className={fields.pair}>
        <Select
          label={t('points.field.gives')}
          value={values.gives}
          onChange={({ target }) => form.change('gives', gifts.find((one) => one === target.value) ?? 'parcel')}
          options={gifts.map((one) => ({ value: one, label: t(`points.gives.${one}`) }))}
        />
        {values.gives === 'bonus' && line('amount', 10)}
        {values.gives === 'bonus' && line('wagering', 3)}
      </div>
      <Checkbox checked={values.isOpen} onChange={({ target }) => form.change('isOpen', target.checked)}>
        {t('points.field.isOpen')}
      </Checkbox>
    </ReasonDialog>
  );
}
