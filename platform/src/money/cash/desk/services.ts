import type { MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import type { Services } from '../services.ts';

/** Dependencies of the cash desk. */
export interface DeskServices extends Services {
  /**
   * Number of unanswered signs of moving money for each of these members; provided by the domain that looks for signs.
   */
  readonly openMoneySigns: (q: Queryable, members: readonly MemberId[]) => Promise<ReadonlyMap<MemberId, number>>;
}
