import type { Snapshot } from '@unisite/shared/contract/registry';
import { type Permissions, usePermissions } from '@unisite/shared/session';
import { matchRoute } from '../loader/offers.ts';
import { useSnapshot } from '../loader/snapshot.ts';

/** Where responsible play is: members have limits and breaks of their own, others are told of it. */
export const responsiblePlayPath = (snapshot: Snapshot, { memberCentre }: Pick<Permissions, 'memberCentre'>): string =>
  memberCentre && matchRoute(snapshot, '/member') ? '/member?page=responsiblePlay' : '/help?topic=responsible';

export const useResponsiblePlayPath = (): string => responsiblePlayPath(useSnapshot(), usePermissions());
