import type { MemberId } from '@unisite/shared/contract';
import { isBlocked } from './breaks/breaks.ts';
import type { Services } from './services.ts';

/** Notifies a member's open pages that limits or breaks have changed, and whether a break is on; they refetch. */
export async function announceProtection(
  { database, clock, live }: Pick<Services, 'database' | 'clock' | 'live'>,
  member: MemberId,
): Promise<void> {
  await live.publish({ member }, { type: 'protection', onBreak: await isBlocked(database, member, clock()) });
}
