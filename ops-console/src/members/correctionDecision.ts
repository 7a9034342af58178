/**
 * What can be decided of a correction: the first two by another operator than the one who asked, the last by that one.
 */
export type CorrectionDecision = 'approve' | 'refuse' | 'withdraw';
