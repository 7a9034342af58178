import { useText } from '@unisite/shared/i18n';
import type { ActName } from './actName.ts';

/** Lines say of these no more than 'approved' or 'switched off', before what it was. */
const named = ['fourEyes', 'linkOff', 'lateWinDismissed', 'payRunApproved', 'payRunRefused'] as const;

/** What stands at the end of a sentence of the audit, before what the act was about. */
const untilSubject = /(:| (in|of|for|ở|của|cho))$/;

/** An act by itself, in words, as it can be looked for. */
export function useActLabel(): (name: ActName) => string {
  const t = useText();
  return (name) => {
    const own = named.find((one) => one === name);
    return own ? t(`auditSearch.named.${own}`) : t(`audit.act.${name}`).replace(untilSubject, '');
  };
}
