import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './classNames.ts';
import { Field, type FieldVariant } from './Field.tsx';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconNames.ts';

export type TextFieldProps = FieldVariant &
  ComponentProps<'input'> & {
    icon?: IconName | undefined;
    /** Inside the field, at its end: a button, a unit. */
    end?: ReactNode;
  };

/** A one-line text field with label, hint and error. All other props, `ref` included, go to the `input`. */
export function TextField(props: TextFieldProps) {
  const { label, hideLabel, note, hint, error, ok, icon, end, id, className, ...input } = props;
  return (
    <Field label={label} hideLabel={hideLabel} note={note} hint={hint} error={error} ok={ok} id={id}>
      {(control) => {
        const box = <input type="text" {...input} {...control} className={classNames('input', className)} />;
        if (!icon && !end) return box;
        return (
          <div className={classNames('input-box', !!end && 'input-box--end')}>
            {icon && <Icon name={icon} />}
            {box}
            {end && <span className="input-box__end">{end}</span>}
          </div>
        );
      }}
    </Field>
  );
}
