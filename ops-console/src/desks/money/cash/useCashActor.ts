import './cashDeskTexts.ts';
import { useText } from '@unisite/shared/i18n';
import { useActorName } from '../../../frame/words/useActorName.ts';

/** Names the actor on a withdrawal: an operator, the platform, the member or a payment provider. */
export function useCashActor(): (who: string) => string {
  const t = useText();
  const others = useActorName();
  return (who) => {
    if (who === 'member') return t('withdrawals.byMember');
    const [kind, name] = who.split(':');
    return kind === 'provider' && name ? t('withdrawals.byProvider', { name }) : others(who);
  };
}
