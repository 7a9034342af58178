import type { Services } from '../../foundation/services.ts';
import type { Desk } from '../../operators/desks/index.ts';
import { announcementCalls } from './desk/announcementCalls.ts';
import { announcementProposals } from './desk/announcementProposals.ts';
import { pictureCalls } from './desk/pictureCalls.ts';

/** Desk for announcements and uploaded pictures. */
export function messagesDesk(services: Services): Desk<'announcement'> {
  const kinds = { announcement: announcementProposals(services) };
  return {
    kinds,
    open(serve) {
      announcementCalls(serve, services, kinds);
      pictureCalls(serve, services);
    },
  };
}
