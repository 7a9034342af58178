import { audit } from '@unisite/shared/contract/operators';
import { proposals } from '@unisite/shared/contract/operatorsProposals';
import { type DeskWheel, saveWheel, wheelDesk } from '@unisite/shared/contract/operatorsRaffle';
import { isLooserWheel } from '@unisite/shared/contract/operatorsWheelDraft';
import { fewestFields, maxFieldTitleLength, mostFields } from '@unisite/shared/contract/operatorsWheelShape';
import { CHANCES } from '@unisite/shared/contract/raffleGift';
import { toInput } from '@unisite/shared/form';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Button, Checkbox, Notice, Select, TextField, toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { closeDialog } from '../../../acts/dialogs.ts';
import fields from '../../../acts/Fields.module.css';
import { ReasonDialog } from '../../../acts/ReasonDialog.tsx';
import { useNotifyProposed } from '../../../acts/useNotifyProposed.ts';
import { type ReasonForm, useReasonForm } from '../../../acts/useReasonForm.ts';
import { refresh, useSending } from '../../../frame/api/queries.ts';
import { useMarkets } from '../../../frame/words/useMarkets.ts';
import './missionTexts.ts';
import styles from './Missions.module.css';
import {
  draftOfWheel,
  emptyField,
  emptyWheel,
  type FieldForm,
  faultsOfWheel,
  formOfWheel,
  sumOfChances,
  type WheelForm,
} from './wheelForm.ts';

const gifts = ['points', 'bonus', 'ticket', 'nothing'] as const;

/** Writes a market's wheel. */
export function WheelDialog({ desk: { market, wheel } }: { desk: DeskWheel }): ReactElement {
  const t = useText();
  const format = useFormat();
  const { nameOf } = useMarkets();
  const notifyProposed = useNotifyProposed();
  const save = useSending(saveWheel);
  const title = t('wheel.of', { market: nameOf(market) });
  const form = useReasonForm<WheelForm>({
    values: wheel ? formOfWheel(wheel.draft) : emptyWheel,
    validate: (values) => {
      const faults = faultsOfWheel(values);
      return {
        price: faults.includes('price') ? t('wheel.wrong') : null,
        perDay: faults.includes('perDay') ? t('wheel.wrong') : null,
        consolation: faults.includes('consolation') ? t('wheel.consolationWrong') : null,
        fields: faults.some((fault) => fault.startsWith('fields')) ? t('wheel.wrong') : null,
      };
    },
    submit: async ({ why, ...values }) => {
      const draft = draftOfWheel(values);
      const seenStock = Object.fromEntries((wheel?.draft.fields ?? []).map(({ id, stock }) => [id, stock]));
      try {
        const { state } = await save.send({ market, revision: wheel?.revision ?? null, seenStock, draft, why });
        closeDialog();
        if (state === 'proposed') return notifyProposed(title);
        toastStore.show({ tone: 'won', icon: 'check', title: t('wheel.saved'), text: title });
      } finally {
        void refresh(wheelDesk, proposals, audit);
      }
    },
  });
  const { values } = form;
  const waits = isLooserWheel(wheel?.draft ?? null, draftOfWheel(values));
  const faults = form.errors.fields ? faultsOfWheel(values) : [];
  const sum = sumOfChances(values);
  const change = (place: number, field: FieldForm) =>
    form.change(
      'fields',
      values.fields.map((one, at) => (at === place ? field : one)),
    );
  return (
    <ReasonDialog
      title={title}
      icon="spark"
      visitors
      consequences={[t('wheel.means'), t('wheel.stockMeans'), ...(waits ? [t('proposals.waits')] : [])]}
      confirm={t(waits ? 'act.propose' : 'wheel.save')}
      form={form}
      error={save.error}
    >
      <Checkbox checked={values.isOpen} onChange={({ target }) => form.change('isOpen', target.checked)}>
        {t('wheel.field.isOpen')}
      </Checkbox>
      {values.fields.map((field, place) => (
        <FieldFields
          key={place}
          field={field}
          place={place}
          faults={faults}
          onChange={(next) => change(place, next)}
          onRemove={
            values.fields.length > fewestFields
              ? () =>
                  form.change(
                    'fields',
                    values.fields.filter((_one, at) => at !== place),
                  )
              : null
          }
        />
      ))}
      {sum === CHANCES ? (
        <p className="muted">{t('wheel.sum', { sum: format.number(sum) })}</p>
      ) : (
        <Notice tone={form.errors.fields ? 'error' : 'warn'}>{t('wheel.sumWrong', { sum: format.number(sum) })}</Notice>
      )}
      {values.fields.length < mostFields && (
        <Button
          size="sm"
          variant="outline"
          icon="plus"
          onClick={() => form.change('fields', [...values.fields, emptyField])}
        >
          {t('wheel.add')}
        </Button>
      )}
      <RestFields form={form} />
    </ReasonDialog>
  );
}

interface FieldFieldsProps {
  field: FieldForm;
  place: number;
  faults: readonly string[];
  onChange: (field: FieldForm) => void;
  onRemove: (() => void) | null;
}

function FieldFields({ field, place, faults, onChange, onRemove }: FieldFieldsProps): ReactElement {
  const t = useText();
  const line = (name: Exclude<keyof FieldForm, 'gift'>, longest: number) => (
    <TextField
      name={`fields.${place}.${name}`}
      label={t(`wheel.field.${name}`)}
      value={field[name]}
      maxLength={longest}
      autoComplete="off"
      error={faults.includes(`fields.${place}.${name}`) ? t('wheel.wrong') : undefined}
      onChange={({ target }) => onChange({ ...field, [name]: target.value })}
    />
  );
  return (
    <fieldset className={styles.field}>
      <legend className="field__label">{t('wheel.fieldOf', { n: place + 1 })}</legend>
      <div className={styles.figures}>
        {line('titleVi', maxFieldTitleLength)}
        {line('titleEn', maxFieldTitleLength)}
        {line('id', 30)}
        <Select
          label={t('wheel.field.gift')}
          value={field.gift}
          onChange={({ target }) =>
            onChange({ ...field, gift: gifts.find((one) => one === target.value) ?? 'nothing' })
          }
          options={gifts.map((value) => ({ value, label: t(`wheel.gift.${value}`) }))}
        />
        {(field.gift === 'points' || field.gift === 'bonus') && line('amount', 10)}
        {field.gift === 'bonus' && line('wagering', 3)}
        {line('chance', 4)}
        {line('stock', 7)}
      </div>
      {onRemove && (
        <Button size="sm" variant="quiet" icon="trash" onClick={onRemove}>
          {t('wheel.remove', { n: place + 1 })}
        </Button>
      )}
    </fieldset>
  );
}

/** The consolation prize, and paid spins. */
function RestFields({ form }: { form: ReasonForm<WheelForm> }): ReactElement {
  const t = useText();
  const { values } = form;
  const unlimited = values.fields.filter(({ id, stock }) => id.trim() !== '' && stock.trim() === '');
  return (
    <div className={fields.pair}>
      <Select
        label={t('wheel.field.consolation')}
        value={values.consolation}
        error={form.errors.consolation}
        onChange={({ target }) => form.change('consolation', target.value)}
        options={[
          { value: '', label: '—' },
          ...unlimited.map(({ id, titleVi }) => ({ value: id.trim(), label: titleVi || id })),
        ]}
      />
      <TextField {...toInput(form.field('price'))} label={t('wheel.field.price')} inputMode="numeric" maxLength={7} />
      <TextField {...toInput(form.field('perDay'))} label={t('wheel.field.perDay')} inputMode="numeric" maxLength={2} />
    </div>
  );
}
