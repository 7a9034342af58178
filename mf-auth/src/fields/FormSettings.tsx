import { useText } from '@unisite/shared/i18n';
import { Button, Notice, Skeleton } from '@unisite/shared/ui';
import type { ReactElement, ReactNode } from 'react';

interface FormSettingsProps {
  ready: boolean;
  failed: boolean;
  onRetry(): void;
  /** Shown instead of a form that this market does not have. */
  closed?: string | false;
  children: ReactNode;
}

const shape = ['username', 'password', 'again', 'send'];

/** A form whose fields or rules come from the platform: a skeleton while they load, and a retry when they fail. */
export function FormSettings({ ready, failed, onRetry, closed, children }: FormSettingsProps): ReactElement {
  const t = useText();
  if (failed)
    return (
      <Notice
        tone="error"
        action={
          <Button size="sm" icon="refresh" onClick={onRetry}>
            {t('field.retry')}
          </Button>
        }
      >
        {t('field.formFailed')}
      </Notice>
    );
  if (!ready)
    return (
      <div className="stack" aria-busy>
        {shape.map((field) => (
          <Skeleton key={field} kind="block" height={44} />
        ))}
      </div>
    );
  if (closed) return <Notice>{closed}</Notice>;
  return <>{children}</>;
}
