import type { IconName } from '@unisite/shared/ui';

/** `approve` and `refuse` are for other operators than the proposer, `withdraw` for the proposer. */
export type ProposalDecision = 'approve' | 'refuse' | 'withdraw';

/** The icon of each decision. */
export const decisionIcons: Readonly<Record<ProposalDecision, IconName>> = {
  approve: 'check',
  refuse: 'block',
  withdraw: 'close',
};
