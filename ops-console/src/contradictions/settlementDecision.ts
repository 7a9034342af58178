/**
 * What can be decided of a proposed settlement: the first two by another operator than the one who proposed it, the last
 * by that one.
 */
export type SettlementDecision = 'approve' | 'refuse' | 'withdraw';
