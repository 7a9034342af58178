import { Notice } from '@unisite/shared/ui';
import type { ReactElement } from 'react';

const id = 'plain-error';

/** The error of the submitted form. */
export function PlainError({ error }: { error: string | null }): ReactElement | null {
  if (error === null) return null;
  return (
    <div id={id}>
      <Notice tone="error">{error}</Notice>
    </div>
  );
}

/** Attributes of a field that the error is about. */
export const wrongField = (isWrong: boolean) =>
  isWrong ? ({ 'aria-invalid': true, 'aria-describedby': id } as const) : {};
