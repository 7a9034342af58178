import type { MemberId } from '@unisite/shared/contract';

/** Whether what a vendor calls a player can be one. */
export const isPlayerId = (id: string): id is MemberId => /^[1-9]\d{0,17}$/.test(id);
