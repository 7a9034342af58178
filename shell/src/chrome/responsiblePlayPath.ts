import type { Snapshot } from '@unisite/shared/contract/registry';
import { type Permissions, usePermissions } from '@unisite/shared/session';
import { matchRoute } from '../loader/offers.ts';
import { useSnapshot } from '../loader/snapshot.ts';

/** Path of responsible play: limits and breaks for members, information for others. */
export const responsiblePlayPath = (snapshot: Snapshot, { memberCentre }: Pick<Permissions, 'memberCentre'>): string =>
  memberCentre && matchRoute(snapshot, '/member') ? '/member?page=responsiblePlay' : '/help?topic=responsible';

export const useResponsiblePlayPath = (): string => responsiblePlayPath(useSnapshot(), usePermissions());
