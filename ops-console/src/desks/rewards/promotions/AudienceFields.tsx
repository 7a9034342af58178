import { clubLevel } from '@unisite/shared/contract/vip';
import { toInput } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';
import { Checkbox, TextField } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import fields from '../../../acts/Fields.module.css';
import { BoxSet } from './BoxSet.tsx';
import type { OfferFieldsProps } from './offerFieldsProps.ts';
import { useFieldMakers } from './useFieldMakers.tsx';

/** Fields of a promotion's audience. */
export function AudienceFields({ form }: OfferFieldsProps): ReactElement {
  const t = useText();
  const { figure } = useFieldMakers(form);
  const { values } = form;
  return (
    <>
      <BoxSet
        label={t('promotionForm.field.levels')}
        options={clubLevel.options.map((value) => ({ value, label: t(`vip.level.${value}`) }))}
        value={values.levels}
        onChange={(levels) => form.change('levels', levels)}
      />
      <div className={fields.pair}>
        <TextField
          {...toInput(form.field('labels'))}
          label={t('promotionForm.field.labels')}
          hint={t('promotionForm.labelsHint')}
          maxLength={840}
        />
        {figure('newWithinDays')}
        {figure('perAddress')}
      </div>
      <Checkbox checked={values.oncePerson} onChange={({ target }) => form.change('oncePerson', target.checked)}>
        {t('promotionForm.field.oncePerson')}
      </Checkbox>
    </>
  );
}
