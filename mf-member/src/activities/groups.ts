import type { PromotionState } from '@unisite/shared/contract/promotions';

/** todo: an action is possible. going: in progress. soon: not started. done: finished for the member. */
export const activityGroups = ['all', 'todo', 'going', 'soon', 'done'] as const;
export type ActivityGroup = (typeof activityGroups)[number];

const groups: Readonly<Record<PromotionState, Exclude<ActivityGroup, 'all'>>> = {
  join: 'todo',
  claim: 'todo',
  joined: 'going',
  applying: 'going',
  process: 'going',
  soon: 'soon',
  issued: 'done',
  claimed: 'done',
  rejected: 'done',
  close: 'done',
};

export const groupOf = (state: PromotionState): Exclude<ActivityGroup, 'all'> => groups[state];
