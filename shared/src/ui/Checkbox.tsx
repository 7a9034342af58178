import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { useUid } from './uid.ts';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode; error?: ReactNode };

/** A checkbox with its label beside and its error below. */
export function Checkbox({ children, error, id, ...input }: CheckboxProps) {
  const own = useUid(id);
  const tie = error ? { 'aria-invalid': true, 'aria-describedby': `${own}-error` } : undefined;
  return (
    <div className="field">
      <label className="check">
        <input {...input} {...tie} id={own} type="checkbox" />
        <span>{children}</span>
      </label>
      {error && (
        <p className="field__error" id={`${own}-error`}>
          <Icon name="alert" size={16} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
