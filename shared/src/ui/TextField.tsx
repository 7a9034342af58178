import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './classNames.ts';
import { Field, type FieldVariant } from './Field.tsx';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconNames.ts';

export type TextFieldProps = FieldVariant &
  ComponentProps<'input'> & {
    icon?: IconName | undefined;
    /** In the field, at its end: a button, a unit. */
    end?: ReactNode;
  };

/** One line of text with its label, hint and error. Everything an `input` takes goes to the input, `ref` too. */
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
