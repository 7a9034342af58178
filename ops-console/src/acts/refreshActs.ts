import { audit, matrix, pendingActs, remoteDetail } from '@unisite/shared/contract/operators';
import { refresh } from '../frame/api/queries.ts';

/** Refetches everything that an act changes. */
export const refreshActs = (): void => void refresh(matrix, remoteDetail, audit, pendingActs);
