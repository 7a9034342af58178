import type { Form } from '@unisite/shared/form';
import './segmentTexts.ts';
import { toInput } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';
import { Checkbox, Select, TextField } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import fields from '../../../acts/Fields.module.css';
import { MarketBoxes } from '../../../acts/MarketBoxes.tsx';
import { levelChoices, type MailingForm } from './mailingForm.ts';

interface SegmentFieldsProps {
  form: Form<MailingForm & { why: string }>;
  /** Labels in use. */
  labels: readonly string[];
}

const seenChoices = ['any', 'within', 'notWithin'] as const;

/** Fields of a mailing's segment. */
export function SegmentFields({ form, labels }: SegmentFieldsProps): ReactElement {
  const t = useText();
  const { values } = form;
  return (
    <>
      <MarketBoxes
        label={t('mailings.field.markets')}
        value={values.markets}
        error={form.errors.markets}
        onChange={(markets) => form.change('markets', markets)}
      />
      <Boxes
        label={t('mailings.field.levels')}
        options={levelChoices.map((level) => ({
          value: level,
          label: t(level === 'none' ? 'segment.noLevel' : `vip.level.${level}`),
        }))}
        chosen={values.levels}
        onChange={(levels) => form.change('levels', levels)}
      />
      {labels.length > 0 && (
        <Boxes
          label={t('mailings.field.labels')}
          options={labels.map((label) => ({ value: label, label }))}
          chosen={values.labels}
          onChange={(chosen) => form.change('labels', chosen)}
        />
      )}
      <div className={fields.pair}>
        <Select
          label={t('mailings.field.seen')}
          value={values.seen}
          onChange={({ target }) => form.change('seen', seenChoices.find((one) => one === target.value) ?? 'any')}
          options={seenChoices.map((value) => ({ value, label: t(`mailings.seen.${value}`) }))}
        />
        {values.seen !== 'any' && (
          <TextField
            {...toInput(form.field('days'))}
            label={t('mailings.field.days')}
            inputMode="numeric"
            maxLength={4}
          />
        )}
      </div>
    </>
  );
}

interface BoxesProps {
  label: string;
  options: readonly { readonly value: string; readonly label: string }[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** Multiple choice; none selected: any. */
function Boxes({ label, options, chosen, onChange }: BoxesProps): ReactElement {
  return (
    <fieldset className={fields.boxes}>
      <legend className="field__label">{label}</legend>
      {options.map(({ value, label: words }) => (
        <Checkbox
          key={value}
          checked={chosen.includes(value)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
          }
        >
          {words}
        </Checkbox>
      ))}
    </fieldset>
  );
}
