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

/** Dependencies of identity. */
export interface Services extends FoundationServices {
  readonly settings: Settings;
  readonly sealing: Sealing;
  readonly delivery: Delivery;
  /** Whether a member is on a break from play; provided by player protection. */
  readonly isOnBreak: (q: Queryable, memberId: MemberId) => Promise<boolean>;
}
