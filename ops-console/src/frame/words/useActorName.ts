import { useText } from '@unisite/shared/i18n';
import { useCallback } from 'react';

/** Names an actor: an operator by account, a team, or the platform. */
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

/** The reason as written by the actor; those of the platform's startup are translated. */
export function useReasonText(): (entry: { who: string; why: string }) => string {
  const t = useText();
  return useCallback(({ who, why }) => (who === 'startup' ? t('who.startupWhy') : why), [t]);
}
