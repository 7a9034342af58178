import { useText } from '@unisite/shared/i18n';
import { useEffect } from 'react';

/** Names the browser's tab. */
export function useTitle(title: string): void {
  const t = useText();
  const whole = t('title', { title });
  useEffect(() => {
    document.title = whole;
  }, [whole]);
}
