import { usePermissions } from '@unisite/shared/session';
import { matchRoute } from '../loader/offers.ts';
import { useSnapshot } from '../loader/snapshot.ts';

/** Where responsible play is: members have limits and breaks of their own, others are told of it. */
export function useResponsiblePlayPath(): string {
  const { memberCentre } = usePermissions();
  const snapshot = useSnapshot();
  return memberCentre && matchRoute(snapshot, '/member') ? '/member?page=responsiblePlay' : '/help?topic=responsible';
}
