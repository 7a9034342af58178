import { audit, matrix, pendingActs, remoteDetail } from '@unisite/shared/contract/operators';
import { refresh } from '../api/queries.ts';

/** Asks again for all that an act changes on the screen. */
export const refreshActs = (): void => void refresh(matrix, remoteDetail, audit, pendingActs);
