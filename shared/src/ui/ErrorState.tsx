import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { classNames } from './classNames.ts';
import { useKitTexts } from './KitProvider.tsx';
import { Picture } from './Picture.tsx';

export type ErrorStateProps = {
  title: ReactNode;
  text?: ReactNode;
  /** A code that the member can quote to support. */
  code?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Label of the retry button, by default "Try again". */
  retry?: string | undefined;
  busy?: boolean | undefined;
  className?: string | undefined;
};

/** A part that failed to load: what still works, the code, and a retry. Announced when it appears. */
export function ErrorState({ title, text, code, onRetry, retry, busy, className }: ErrorStateProps) {
  const texts = useKitTexts();
  return (
    <section className={classNames('empty', className)} role="alert">
      <Picture name="unplugged" />
      <h3>{title}</h3>
      {(text || code) && (
        <p>
          {text}
          {code && (
            <>
              {' '}
              {texts.errorCode} <span className="code">{code}</span>
            </>
          )}
        </p>
      )}
      {onRetry && (
        <Button icon="refresh" busy={busy} onClick={onRetry}>
          {retry ?? texts.retry}
        </Button>
      )}
    </section>
  );
}
