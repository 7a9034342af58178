import { category } from '@unisite/shared/contract';
import { toInput } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';
import { Checkbox, TextField } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import fields from '../../../acts/Fields.module.css';
import { BoxSet } from './BoxSet.tsx';
import type { FieldMakers, OfferFieldsProps } from './offerFieldsProps.ts';

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** Fields that depend on the trigger. */
export function StartFields({ form, figure, choice }: OfferFieldsProps & FieldMakers): ReactElement | null {
  const t = useText();
  const { values, errors } = form;
  const dayOptions = weekdays.map((value) => ({ value, label: t(`offerText.weekday.${value}`) }));
  const categories = category.options.map((value) => ({ value, label: t(`promotions.category.${value}`) }));
  switch (values.starts) {
    case 'deposit':
      return (
        <>
          {choice('which', ['first', 'later', 'any'])}
          {figure('least')}
          <BoxSet
            label={t('promotionForm.field.weekdays')}
            options={dayOptions}
            value={values.weekdays}
            error={errors.weekdays}
            onChange={(days) => form.change('weekdays', days)}
          />
        </>
      );
    case 'code':
      return (
        <TextField
          {...toInput(form.field('code'))}
          label={t('promotionForm.field.code')}
          maxLength={40}
          spellCheck={false}
        />
      );
    case 'birthday':
      return <p className="muted">{t('promotionForm.birthdayHint')}</p>;
    case 'day':
      return (
        <>
          <BoxSet
            label={t('promotionForm.field.onWeekdays')}
            options={dayOptions}
            value={values.onWeekdays}
            error={errors.onWeekdays}
            onChange={(days) => form.change('onWeekdays', days)}
          />
          <div className={fields.pair}>
            <TextField
              {...toInput(form.field('monthDays'))}
              label={t('promotionForm.field.monthDays')}
              hint={t('promotionForm.monthDaysHint')}
              inputMode="numeric"
              maxLength={120}
            />
            <TextField
              {...toInput(form.field('dates'))}
              label={t('promotionForm.field.dates')}
              hint={t('promotionForm.datesHint')}
              maxLength={720}
            />
          </div>
        </>
      );
    case 'loss':
      return (
        <>
          {choice('lossOf', ['day', 'week'])}
          {figure('lossLeast')}
          <BoxSet
            label={t('promotionForm.field.lossCategories')}
            options={categories}
            value={values.lossCategories}
            error={errors.lossCategories}
            onChange={(chosen) => form.change('lossCategories', chosen)}
          />
          <p className="muted">{t('promotionForm.lossHint')}</p>
        </>
      );
    case 'application':
      return (
        <>
          <div className={fields.pair}>{figure('pictures')}</div>
          <Checkbox checked={values.isForBet} onChange={({ target }) => form.change('isForBet', target.checked)}>
            {t('promotionForm.field.isForBet')}
          </Checkbox>
          {values.isForBet && (
            <>
              <BoxSet
                label={t('promotionForm.field.betCategories')}
                options={categories}
                value={values.betCategories}
                error={errors.betCategories}
                onChange={(chosen) => form.change('betCategories', chosen)}
              />
              <div className={fields.pair}>
                {figure('betLeast')}
                {figure('betDays')}
              </div>
            </>
          )}
        </>
      );
    case 'nothing':
    case 'claim':
      return null;
  }
}
