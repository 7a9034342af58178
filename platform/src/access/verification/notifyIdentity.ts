import type { MemberId } from '@unisite/shared/contract';
import { publishUnread } from '../../site/messages/index.ts';
import { notifyEnded } from '../identity/index.ts';
import type { Decided } from './checks/applyDecision.ts';
import type { Services } from './services.ts';

type Needs = Pick<Services, 'database' | 'live'>;

/** Makes the member's open pages, and consoles, refetch. Call after the commit. */
export async function notifyIdentity({ live }: Needs, member: MemberId): Promise<void> {
  await live.publish({ member }, { type: 'identity' });
  await live.publishToOperators({ type: 'identity' });
}

/** The same for a decision, whose message is in the inbox. */
export async function notifyDecided(services: Needs, { memberId, ended }: Decided): Promise<void> {
  await notifyIdentity(services, memberId);
  await publishUnread(services, memberId);
  if (ended.length > 0) await notifyEnded(services, [...ended], 'excluded');
}
