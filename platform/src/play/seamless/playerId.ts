import type { MemberId } from '@unisite/shared/contract';

/** Whether a vendor's player id is well-formed. */
export const isPlayerId = (id: string): id is MemberId => /^[1-9]\d{0,17}$/.test(id);
