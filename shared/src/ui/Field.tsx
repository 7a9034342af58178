import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import { useUid } from './uid.ts';

/** Attributes that tie a control to its label, hint and error; spread it on the control. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export type FieldVariant = {
  label: ReactNode;
  /** Shows the label to screen readers only, where the context names the control. */
  hideLabel?: boolean | undefined;
  /** Beside the label: "optional", "8–20 characters". */
  note?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Confirmation in green below the control, when there is no error. */
  ok?: ReactNode;
};

export type FieldProps = FieldVariant & { id?: string | undefined; children: (control: FieldControl) => ReactNode };

/** A control with label above, hint and error below, tied together for assistive technology. */
export function Field({ label, hideLabel, note, hint, error, ok, id, children }: FieldProps) {
  const own = useUid(id);
  const describedBy = classNames(!!error && `${own}-error`, !!hint && `${own}-hint`);
  return (
    <div className="field">
      <label className={hideLabel ? 'visually-hidden' : 'field__label'} htmlFor={own}>
        <span>{label}</span>
        {note && <span className="muted">{note}</span>}
      </label>
      {children({ id: own, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {error && (
        <p className="field__error" id={`${own}-error`}>
          <Icon name="alert" size={16} />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p className="field__hint" id={`${own}-hint`}>
          {hint}
        </p>
      )}
      {ok && !error && (
        <p className="field__ok">
          <Icon name="check" size={16} />
          <span>{ok}</span>
        </p>
      )}
    </div>
  );
}
