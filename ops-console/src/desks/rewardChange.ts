import type { ProposedChange } from '@unisite/shared/contract/operatorsProposals';

/**
 * Proposed changes of promotions, mall, points, missions and wheel; their texts are outside every page's first view.
 */
export type RewardChange = Extract<ProposedChange, { kind: 'goods' | 'pointRule' | 'mission' | 'wheel' | 'promotion' }>;

const kinds: readonly string[] = [
  'goods',
  'pointRule',
  'mission',
  'wheel',
  'promotion',
] satisfies readonly RewardChange['kind'][];

export const isRewardChange = (change: ProposedChange): change is RewardChange => kinds.includes(change.kind);
