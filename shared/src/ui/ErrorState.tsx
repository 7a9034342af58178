import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { classNames } from './classNames.ts';
import { useKitTexts } from './KitProvider.tsx';
import { Picture } from './Picture.tsx';

export type ErrorStateProps = {
  title: ReactNode;
  text?: ReactNode;
  /** What the member can tell the support. */
  code?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** The retry's words; "Try again" otherwise. */
  retry?: string | undefined;
  busy?: boolean | undefined;
  className?: string | undefined;
};

/** This part did not come: what still works, the code, and a way to try again. Announced when it appears. */
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
