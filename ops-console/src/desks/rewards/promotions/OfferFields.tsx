import { category } from '@unisite/shared/contract';
import { isNonMonetary } from '@unisite/shared/contract/promotionOffer';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Checkbox, Notice, TextField } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import fields from '../../../acts/Fields.module.css';
import { FormSection } from './FormSection.tsx';
import { FreeRoundFields } from './FreeRoundFields.tsx';
import type { OfferFieldsProps } from './offerFieldsProps.ts';
import { choosesTimes, exampleOf, ofDeposit } from './offerForm.ts';
import styles from './Promotions.module.css';
import { StartFields } from './StartFields.tsx';
import { giftsOf, useFieldMakers } from './useFieldMakers.tsx';

/** Choice of the trigger. */
export function StartChoice({ form }: OfferFieldsProps): ReactElement {
  const makers = useFieldMakers(form);
  return (
    <>
      {makers.choice('starts', ['nothing', 'deposit', 'code', 'claim', 'birthday', 'day', 'loss', 'application'])}
      <StartFields form={form} {...makers} />
    </>
  );
}

/** Fields of the gift: kind, amount, frequency. */
export function GiftFields({ form }: OfferFieldsProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const { figure, choice } = useFieldMakers(form);
  const { starts, gives } = form.values;
  const example = exampleOf(form.values);
  const money = (sum: number) => format.money(sum, { whole: true });
  const isMoney = !isNonMonetary({ kind: gives });
  return (
    <>
      {choice('gives', giftsOf(starts))}
      {form.errors.gives && <Notice tone="error">{form.errors.gives}</Notice>}
      {gives === 'freeRounds' && <FreeRoundFields form={form} figure={figure} />}
      <div className={fields.pair}>
        {gives === 'percent' && figure('percent')}
        {isMoney ? figure(gives === 'fixed' ? 'amount' : 'most') : figure(gives === 'points' ? 'points' : 'tickets')}
      </div>
      {example && (
        <p className="muted">
          {t(`promotionForm.example.${example.on}`, {
            least: money(example.least),
            gives: money(example.gives),
            from: money(example.from),
            most: money(example.most),
          })}
        </p>
      )}
      {choosesTimes(form.values) && choice('times', ['once', 'day', 'week', 'month'])}
      <div className={fields.pair}>
        {isMoney && figure('budget')}
        {figure('places')}
      </div>
    </>
  );
}

/** Fields of the wagering; none for gifts that are not money. */
export function WageringFields({ form }: OfferFieldsProps): ReactElement | null {
  const t = useText();
  const { figure, choice } = useFieldMakers(form);
  const { weights, wagers, gives } = form.values;
  if (isNonMonetary({ kind: gives })) return null;
  return (
    <FormSection icon="refresh" title={t('promotionForm.section.wagering')}>
      <Checkbox checked={wagers} onChange={({ target }) => form.change('wagers', target.checked)}>
        {t('promotionForm.field.wagers')}
      </Checkbox>
      {wagers && (
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
      )}
    </FormSection>
  );
}
