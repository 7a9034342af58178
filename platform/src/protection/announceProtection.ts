import type { MemberId } from '@unisite/shared/contract';
import type { Services as AllServices } from '../foundation/services.ts';
import { isBlocked } from './breaks/breaks.ts';

/** Tells a member's open pages that limits or breaks have changed, and whether a break is on now: they look anew. */
export async function announceProtection(
  { database, clock, live }: Pick<AllServices, 'database' | 'clock' | 'live'>,
  member: MemberId,
): Promise<void> {
  await live.publish({ member }, { type: 'protection', onBreak: await isBlocked(database, member, clock()) });
}
