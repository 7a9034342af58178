import type { Hundredths, MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';
import type { IdentityServices } from '../identity/index.ts';
import type { PerPeriod } from './periods.ts';
import type { RegisterNeeds } from './register/checkRegister.ts';

/** What counts against deposit limits, in hundredths, and when the first of it leaves each period. */
export interface Deposited {
  readonly used: PerPeriod<Hundredths>;
  readonly freesAt: PerPeriod<Date | null>;
}

/** Dependencies of player protection. */
export interface Services extends IdentityServices, RegisterNeeds {
  /** What a member has deposited or is about to; provided by the domain of deposits. */
  readonly deposited: (q: Queryable, memberId: MemberId, now: Date) => Promise<Deposited>;
}
