import type { OperatorMember } from '@unisite/shared/contract/operators';

/** A member of whom nothing is known. */
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
