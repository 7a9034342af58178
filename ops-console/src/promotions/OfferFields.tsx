import './promotionFormTexts.ts';
import { category } from '@unisite/shared/contract';
import { toInput } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';
import { Checkbox, Notice, TextField } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import fields from '../acts/Fields.module.css';
import { RadioCards } from '../settings/RadioCards.tsx';
import { FreeRoundFields } from './FreeRoundFields.tsx';
import type { Figure, OfferFieldsProps } from './offerFieldsProps.ts';
import styles from './Promotions.module.css';
import type { PromotionForm } from './promotionForm.ts';

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** What a promotion gives: what starts it, how much, for whom, and what has to be wagered. */
export function OfferFields({ form }: OfferFieldsProps): ReactElement {
  const t = useText();
  const { values } = form;
  const figure = (name: Figure) => (
    <TextField
      {...toInput(form.field(name))}
      label={t(`promotionForm.field.${name}`)}
      inputMode="numeric"
      maxLength={15}
    />
  );
  const choice = <Name extends 'starts' | 'which' | 'gives' | 'times' | 'of'>(
    name: Name,
    options: readonly PromotionForm[Name][],
  ) => (
    <RadioCards<PromotionForm[Name]>
      label={t(`promotionForm.field.${name}`)}
      name={name}
      value={values[name]}
      options={options.map((value) => ({ value, label: t(`promotionForm.option.${name}.${value}`) }))}
      onChange={(value) => form.change(name, value as (typeof values)[Name])}
    />
  );
  return (
    <>
      {choice('starts', ['nothing', 'deposit', 'code', 'claim', 'application'])}
      {values.starts === 'deposit' && (
        <>
          {choice('which', ['first', 'later', 'any'])}
          {figure('least')}
          <fieldset className={fields.boxes}>
            <legend className="field__label">{t('promotionForm.field.weekdays')}</legend>
            {weekdays.map((day) => (
              <Checkbox
                key={day}
                checked={values.weekdays.includes(day)}
                error={day === 7 ? form.errors.weekdays : undefined}
                onChange={({ target }) =>
                  form.change(
                    'weekdays',
                    target.checked ? [...values.weekdays, day] : values.weekdays.filter((other) => other !== day),
                  )
                }
              >
                {t(`promotions.weekday.${day}`)}
              </Checkbox>
            ))}
          </fieldset>
        </>
      )}
      {values.starts === 'code' && (
        <TextField
          {...toInput(form.field('code'))}
          label={t('promotionForm.field.code')}
          maxLength={40}
          spellCheck={false}
        />
      )}
      {values.starts === 'application' && <ApplicationFields form={form} figure={figure} />}
      {values.starts !== 'nothing' && (
        <>
          {choice(
            'gives',
            values.starts === 'application' ? ['percent', 'fixed', 'decided'] : ['percent', 'fixed', 'freeRounds'],
          )}
          {form.errors.gives && <Notice tone="error">{form.errors.gives}</Notice>}
          {values.gives === 'freeRounds' && <FreeRoundFields form={form} figure={figure} />}
          <div className={fields.pair}>
            {values.gives === 'percent' && figure('percent')}
            {figure(values.gives === 'fixed' ? 'amount' : 'most')}
          </div>
          {choice('times', ['once', 'day'])}
          <div className={fields.pair}>
            {figure('newWithinDays')}
            {figure('budget')}
          </div>
          <Checkbox checked={values.oncePerson} onChange={({ target }) => form.change('oncePerson', target.checked)}>
            {t('promotionForm.field.oncePerson')}
          </Checkbox>
          <Checkbox checked={values.wagers} onChange={({ target }) => form.change('wagers', target.checked)}>
            {t('promotionForm.field.wagers')}
          </Checkbox>
          {values.wagers && (
            <WageringFields form={form} figure={figure} choice={choice('of', ['depositAndBonus', 'bonus'])} />
          )}
        </>
      )}
    </>
  );
}

interface ApplicationFieldsProps extends OfferFieldsProps {
  figure: (name: Figure) => ReactElement;
}

/** What an application needs, and which bets it can be for. */
function ApplicationFields({ form, figure }: ApplicationFieldsProps): ReactElement {
  const t = useText();
  const { isForBet, betCategories } = form.values;
  return (
    <>
      <div className={fields.pair}>{figure('pictures')}</div>
      <Checkbox checked={isForBet} onChange={({ target }) => form.change('isForBet', target.checked)}>
        {t('promotionForm.field.isForBet')}
      </Checkbox>
      {isForBet && (
        <>
          <fieldset className={fields.boxes}>
            <legend className="field__label">{t('promotionForm.field.betCategories')}</legend>
            {category.options.map((one, place) => (
              <Checkbox
                key={one}
                checked={betCategories.includes(one)}
                error={place === category.options.length - 1 ? form.errors.betCategories : undefined}
                onChange={({ target }) =>
                  form.change(
                    'betCategories',
                    target.checked ? [...betCategories, one] : betCategories.filter((other) => other !== one),
                  )
                }
              >
                {t(`promotions.category.${one}`)}
              </Checkbox>
            ))}
          </fieldset>
          <div className={fields.pair}>
            {figure('betLeast')}
            {figure('betDays')}
          </div>
        </>
      )}
    </>
  );
}

interface WageringFieldsProps extends OfferFieldsProps {
  figure: (name: Figure) => ReactElement;
  choice: ReactElement;
}

function WageringFields({ form, figure, choice }: WageringFieldsProps): ReactElement {
  const t = useText();
  const { weights } = form.values;
  return (
    <>
      {choice}
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
