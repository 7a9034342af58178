import { useText } from '@unisite/shared/i18n';
import { Icon, type IconName } from '@unisite/shared/ui';
import { type ReactElement, useCallback } from 'react';

/** Who did something, in words: an operator by account, a team, the platform itself. */
export function useWho(): (who: string) => string {
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

const icons: Readonly<Record<string, IconName>> = {
  operator: 'user',
  team: 'agent',
  platform: 'server',
  startup: 'server',
};

/** The same with its mark. */
export function Who({ who }: { who: string }): ReactElement {
  const say = useWho();
  return (
    <span className="row row--tight">
      <Icon name={icons[who.split(':')[0] ?? ''] ?? 'user'} size={16} className="muted" />
      <strong>{say(who)}</strong>
    </span>
  );
}
