import type { MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import type { Services } from '../services.ts';

/** What the desk of cash is given. */
export interface DeskServices extends Services {
  /** How many signs of moving money nobody answered yet, of these members; told by whoever looks for signs. */
  readonly openMoneySigns: (q: Queryable, members: readonly MemberId[]) => Promise<ReadonlyMap<MemberId, number>>;
}
