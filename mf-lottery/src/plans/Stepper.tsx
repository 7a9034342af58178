import { classNames, Icon } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from './Plans.module.css';

interface StepperProps {
  /** Accessible names of the control and of its two buttons. */
  label: string;
  less: string;
  more: string;
  value: number;
  least: number;
  most: number;
  /** The value as displayed. */
  shown: string;
  small?: boolean;
  disabled: boolean;
  onChange: (value: number) => void;
}

/** A small integer with buttons for one less and one more. */
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
