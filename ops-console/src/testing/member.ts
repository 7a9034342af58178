import type { OperatorMember } from '@unisite/shared/contract/operators';

/** A member with empty facts. */
export const member: OperatorMember = {
  id: '7',
  account: 'lan',
  nickname: 'Lan',
  market: 'VN',
  state: 'active',
  age: null,
  picture: null,
  sessions: [],
  events: [],
  unkept: [],
};
