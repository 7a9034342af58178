import { type BoundField, toInput } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';
import { Chips, TextField } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from '../../../../acts/Acts.module.css';
import { useNumberFormat } from '../../../../frame/words/useNumberFormat.ts';
import { percentOf } from './actForm.ts';

const usual = ['1', '5', '10', '25', '50', '75'];

/** The share of a canary: by slider, typed to a hundredth, or a preset. */
export function PercentField(field: BoundField<string>): ReactElement {
  const t = useText();
  const figures = useNumberFormat();
  const { value, onValueChange } = field;
  const percent = percentOf(value);
  return (
    <div className={styles.percent}>
      <input
        type="range"
        className={styles.slider}
        aria-label={t('act.percentSlider')}
        aria-valuetext={percent === null ? undefined : figures.percent(percent)}
        min={1}
        max={99}
        value={Math.max(1, Math.round(percent ?? 1))}
        onChange={({ target }) => onValueChange(target.value)}
      />
      <TextField
        {...toInput(field)}
        label={t('act.percent')}
        inputMode="decimal"
        autoComplete="off"
        end={<span className={styles.unit}>%</span>}
      />
      <Chips
        label={t('act.usual')}
        options={usual.map((share) => ({ id: share, label: figures.percent(Number(share)) }))}
        value={value}
        onChange={onValueChange}
      />
    </div>
  );
}
