import { Notice } from '@unisite/shared/ui';
import type { ReactElement, ReactNode, RefObject } from 'react';

interface CheckedFormProps {
  form: RefObject<HTMLFormElement | null>;
  /** What is wrong with the form as a whole; announced when it appears. */
  error: string | undefined;
  onSubmit: () => Promise<void>;
  children: ReactNode;
}

/** A form that says itself what is wrong with it, not the browser (see `useCheckedForm`). */
export function ValidatedForm({ form, error, onSubmit, children }: CheckedFormProps): ReactElement {
  return (
    <form
      ref={form}
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      {error !== undefined && <Notice tone="error">{error}</Notice>}
      {children}
    </form>
  );
}
