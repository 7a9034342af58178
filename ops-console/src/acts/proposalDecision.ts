import type { IconName } from '@unisite/shared/ui';

/**
 * What can be decided of what an operator proposed: the first two by another operator than that one, the last by that
 * one.
 */
export type ProposalDecision = 'approve' | 'refuse' | 'withdraw';

/** Pictures of the decisions. */
export const decisionIcons: Readonly<Record<ProposalDecision, IconName>> = {
  approve: 'check',
  refuse: 'block',
  withdraw: 'close',
};
