import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import { useUid } from './uid.ts';

/** What ties a control to its label, hint and error; spread it on the control. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export type FieldVariant = {
  label: ReactNode;
  /** Keeps the label for screen readers only: where the place of the control says what it is. */
  hideLabel?: boolean | undefined;
  /** Beside the label: "optional", "8–20 characters". */
  note?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Under the control in green, when there is no error. */
  ok?: ReactNode;
};

export type FieldProps = FieldVariant & { id?: string | undefined; children: (control: FieldControl) => ReactNode };

/** Label above, control, hint and error under it, tied together for those who cannot see that they are close. */
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
