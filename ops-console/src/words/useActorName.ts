import { useText } from '@unisite/shared/i18n';
import { useCallback } from 'react';

/** Who did something, in words: an operator by account, a team, the platform itself. */
export function useActorName(): (who: string) => string {
  const t = useText();
  return useCallback(
    (who) => {
      const [kind, name] = who.split(':');
      if (kind === 'operator' && name) return name;
      if (kind === 'team' && name) return t('who.team', { team: name });
      if (kind === 'startup') return t('who.startup');
      return kind === 'platform' ? t('who.platform') : who;
    },
    [t],
  );
}

/** Why it was done, as whoever did it wrote; what the platform does at its start it says in the page's language. */
export function useReasonText(): (entry: { who: string; why: string }) => string {
  const t = useText();
  return useCallback(({ who, why }) => (who === 'startup' ? t('who.startupWhy') : why), [t]);
}
