import { useText } from '@unisite/shared/i18n';
import type { ActName } from '../../../../acts/audit/actName.ts';

/** Their lines say only "approved" or "switched off" before the subject. */
const named = ['fourEyes', 'linkOff', 'lateWinDismissed', 'payRunApproved', 'payRunRefused'] as const;

/** The end of an audit sentence that leads to the subject. */
const untilSubject = /(:| (in|of|for|ở|của|cho))$/;

/** Names an act on its own, for the search. */
export function useActLabel(): (name: ActName) => string {
  const t = useText();
  return (name) => {
    const own = named.find((one) => one === name);
    return own ? t(`auditSearch.named.${own}`) : t(`audit.act.${name}`).replace(untilSubject, '');
  };
}
