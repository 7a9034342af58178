import { toInput } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';
import { TextField } from '@unisite/shared/ui';
import { RadioCards } from '../../../acts/settings/RadioCards.tsx';
import type { FieldMakers, OfferFieldsProps } from './offerFieldsProps.ts';
import type { PromotionForm } from './promotionFields.ts';

/** Possible gifts by trigger. */
export const giftsOf = (starts: PromotionForm['starts']): readonly PromotionForm['gives'][] => {
  if (starts === 'loss') return ['percent'];
  if (starts === 'application') return ['percent', 'fixed', 'decided'];
  return [...(starts === 'deposit' ? (['percent'] as const) : []), 'fixed', 'freeRounds', 'points', 'tickets'];
};

/** Factories of the form's fields. */
export function useFieldMakers(form: OfferFieldsProps['form']): FieldMakers {
  const t = useText();
  const { values } = form;
  return {
    figure: (name) => (
      <TextField
        {...toInput(form.field(name))}
        label={t(`promotionForm.field.${name}`)}
        inputMode="numeric"
        maxLength={15}
      />
    ),
    choice: (name, options) => (
      <RadioCards<PromotionForm[typeof name]>
        label={t(`promotionForm.field.${name}`)}
        name={name}
        value={values[name]}
        options={options.map((value) => ({ value, label: t(`promotionForm.option.${name}.${value}`) }))}
        onChange={(value) => {
          form.change(name, value as (typeof values)[typeof name]); // one of these options
          // a gift that the new trigger cannot give is reset
          const gifts = name === 'starts' ? giftsOf(value as PromotionForm['starts']) : [];
          if (gifts[0] && !gifts.includes(values.gives)) form.change('gives', gifts[0]);
        }}
      />
    ),
  };
}
