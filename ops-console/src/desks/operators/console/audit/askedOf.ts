import type { RequestOf } from '@unisite/shared/contract/operation';
import type { audit } from '@unisite/shared/contract/operators';
import type { AuditPlace } from '../../../../frame/navigation/place.ts';

/** Request parameters common to all audits, from the address. */
export const askedOf = ({
  who,
  from,
  to,
  number,
}: AuditPlace): Pick<RequestOf<typeof audit>, 'who' | 'from' | 'to' | 'page'> => ({
  ...(who ? { who } : {}),
  ...(from ? { from } : {}),
  ...(to ? { to } : {}),
  page: number,
});
