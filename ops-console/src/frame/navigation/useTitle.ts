import { useText } from '@unisite/shared/i18n';
import { useEffect } from 'react';

/** Sets the document title. */
export function useTitle(title: string): void {
  const t = useText();
  const whole = t('title', { title });
  useEffect(() => {
    document.title = whole;
  }, [whole]);
}
