import type { IconName } from '@unisite/shared/ui';

/** `approve` and `refuse` are for another operator than the one who proposed, `withdraw` for that one. */
export type ProposalDecision = 'approve' | 'refuse' | 'withdraw';

/** The icon of each decision. */
export const decisionIcons: Readonly<Record<ProposalDecision, IconName>> = {
  approve: 'check',
  refuse: 'block',
  withdraw: 'close',
};
