import './promotionFormTexts.ts';
import { category } from '@unisite/shared/contract';
import { isWorthless } from '@unisite/shared/contract/promotionOffer';
import { toInput } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';
import { Checkbox, Notice, TextField } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import fields from '../acts/Fields.module.css';
import { RadioCards } from '../settings/RadioCards.tsx';
import { AudienceFields } from './AudienceFields.tsx';
import { FreeRoundFields } from './FreeRoundFields.tsx';
import type { FieldMakers, OfferFieldsProps } from './offerFieldsProps.ts';
import { choosesTimes, ofDeposit } from './offerForm.ts';
import styles from './Promotions.module.css';
import type { PromotionForm } from './promotionFields.ts';
import { StartFields } from './StartFields.tsx';

/** What can be given by what starts it. */
const giftsOf = (starts: PromotionForm['starts']): readonly PromotionForm['gives'][] => {
  if (starts === 'loss') return ['percent'];
  if (starts === 'application') return ['percent', 'fixed', 'decided'];
  return [...(starts === 'deposit' ? (['percent'] as const) : []), 'fixed', 'freeRounds', 'points', 'tickets'];
};

/** What a promotion gives: what starts it, how much, for whom, and what has to be wagered. */
export function OfferFields({ form }: OfferFieldsProps): ReactElement {
  const t = useText();
  const { values } = form;
  const figure: FieldMakers['figure'] = (name) => (
    <TextField
      {...toInput(form.field(name))}
      label={t(`promotionForm.field.${name}`)}
      inputMode="numeric"
      maxLength={15}
    />
  );
  const choice: FieldMakers['choice'] = (name, options) => (
    <RadioCards<PromotionForm[typeof name]>
      label={t(`promotionForm.field.${name}`)}
      name={name}
      value={values[name]}
      options={options.map((value) => ({ value, label: t(`promotionForm.option.${name}.${value}`) }))}
      onChange={(value) => {
        form.change(name, value as (typeof values)[typeof name]); // of these options
        // what this start cannot give is given no longer
        const gifts = name === 'starts' ? giftsOf(value as PromotionForm['starts']) : [];
        if (gifts[0] && !gifts.includes(values.gives)) form.change('gives', gifts[0]);
      }}
    />
  );
  const isMoney = !isWorthless({ kind: values.gives });
  return (
    <>
      {choice('starts', ['nothing', 'deposit', 'code', 'claim', 'birthday', 'day', 'loss', 'application'])}
      <StartFields form={form} figure={figure} choice={choice} />
      {values.starts !== 'nothing' && (
        <>
          {choice('gives', giftsOf(values.starts))}
          {form.errors.gives && <Notice tone="error">{form.errors.gives}</Notice>}
          {values.gives === 'freeRounds' && <FreeRoundFields form={form} figure={figure} />}
          <div className={fields.pair}>
            {values.gives === 'percent' && figure('percent')}
            {isMoney ? figure(values.gives === 'fixed' ? 'amount' : 'most') : figure(giftFigure(values.gives))}
          </div>
          {choosesTimes(values) && choice('times', ['once', 'day', 'week', 'month'])}
          <div className={fields.pair}>
            {isMoney && figure('budget')}
            {figure('places')}
          </div>
          <AudienceFields form={form} figure={figure} />
          {isMoney && (
            <Checkbox checked={values.wagers} onChange={({ target }) => form.change('wagers', target.checked)}>
              {t('promotionForm.field.wagers')}
            </Checkbox>
          )}
          {isMoney && values.wagers && <WageringFields form={form} figure={figure} choice={choice} />}
        </>
      )}
    </>
  );
}

const giftFigure = (gives: PromotionForm['gives']): 'points' | 'tickets' => (gives === 'points' ? 'points' : 'tickets');

function WageringFields({ form, figure, choice }: OfferFieldsProps & FieldMakers): ReactElement {
  const t = useText();
  const { weights } = form.values;
  return (
    <>
      {ofDeposit(form.values) && choice('of', ['bonus', 'depositAndBonus'])}
      <div className={fields.pair}>
        {figure('wagerTimes')}
        {figure('days')}
        {figure('largestBet')}
      </div>
      <fieldset className={styles.weights}>
        <legend className="field__label">{t('promotionForm.field.weights')}</legend>
        {category.options.map((one) => (
          <TextField
            key={one}
            label={t(`promotions.category.${one}`)}
            inputMode="numeric"
            maxLength={3}
            value={weights[one]}
            onChange={({ currentTarget }) => form.change('weights', { ...weights, [one]: currentTarget.value })}
          />
        ))}
      </fieldset>
      {form.errors.weights && <Notice tone="error">{form.errors.weights}</Notice>}
    </>
  );
}
