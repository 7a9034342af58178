import { classNames, Icon } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from './Plans.module.css';

interface StepperProps {
  /** What is stepped, and what its ends are called, for screen readers. */
  label: string;
  less: string;
  more: string;
  value: number;
  least: number;
  most: number;
  /** Of the value, as it is shown. */
  shown: string;
  small?: boolean;
  disabled: boolean;
  onChange: (value: number) => void;
}

/** A small whole number, one less or one more by a press. */
export function Stepper(props: StepperProps): ReactElement {
  const { label, less, more, value, least, most, shown, small, disabled, onChange } = props;
  return (
    <fieldset className={classNames(styles.stepper, small && styles.small)} aria-label={label}>
      <button type="button" aria-label={less} disabled={disabled || value <= least} onClick={() => onChange(value - 1)}>
        <Icon name="minus" size={16} />
      </button>
      <output className="num">{shown}</output>
      <button type="button" aria-label={more} disabled={disabled || value >= most} onClick={() => onChange(value + 1)}>
        <Icon name="plus" size={16} />
      </button>
    </fieldset>
  );
}
