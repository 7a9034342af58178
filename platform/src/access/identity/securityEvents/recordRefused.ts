import { changeMessages } from '@unisite/shared/contract';
import type { Authentication } from '../../../foundation/http/authentication.ts';
import type { RefusalCode } from '../../../foundation/http/refusal.ts';
import type { Services } from '../services.ts';
import { recordSecurityEvent } from './securityEvents.ts';

/** Refused because of who the caller is. A password that must be changed first is not such a case. */
const closed: readonly RefusalCode[] = ['FORBIDDEN', 'GUEST_NOT_ALLOWED'];

/**
 * A member's own objects are addressed by `:id` in the path, messages by their ids in the body; games and other shared
 * objects by names of their own.
 */
const namesOwn = (name: string, path: string): boolean => /\/:id\b/.test(path) || name === changeMessages.name;

/**
 * Records failed authorization: a call that the session may not make, an id that is not the member's, a replayed sealed
 * body.
 */
export const recordRefused =
  ({ database, clock }: Pick<Services, 'database' | 'clock'>): Authentication['recordRefused'] =>
  async ({ name, path, access }, { code, details }, session, { ip, userAgent }) => {
    const memberId = session?.memberId ?? null;
    const facts = { memberId, ip, userAgent, about: name };
    if (details.replayed) {
      await recordSecurityEvent(database, clock(), { kind: 'sealReplayed', ...facts });
    } else if (closed.includes(code) || (code === 'NOT_FOUND' && access === 'member' && namesOwn(name, path))) {
      await recordSecurityEvent(database, clock(), { kind: 'accessRefused', ...facts });
    }
  };
