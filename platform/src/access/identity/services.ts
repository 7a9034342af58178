import type { MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';
import type { Services as FoundationServices } from '../../foundation/services.ts';
import type { Settings as FoundationSettings } from '../../foundation/settings.ts';
import type { Delivery } from './delivery/delivery.ts';
import type { Sealing } from './sealing/sealing.ts';
import type { IdentitySettings } from './settings.ts';

export interface Settings extends FoundationSettings {
  readonly identity: IdentitySettings;
}

/** What identity is given. */
export interface Services extends FoundationServices {
  readonly settings: Settings;
  readonly sealing: Sealing;
  readonly delivery: Delivery;
  /** Whether a member takes a break from play; told by player protection. */
  readonly isOnBreak: (q: Queryable, memberId: MemberId) => Promise<boolean>;
}
