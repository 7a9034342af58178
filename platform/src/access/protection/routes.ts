import {
  answerCheck,
  answerRaise,
  askToReturn,
  declineLimit,
  excludeSelf,
  keepPlaying,
  type MemberId,
  protection,
  setCheckInterval,
  setPlayLimit,
  takeTimeOut,
} from '@unisite/shared/contract';
import type { Serve } from '../../foundation/http/serve.ts';
import { notifyEnded, reauthenticate } from '../identity/index.ts';
import { announceProtection } from './announceProtection.ts';
import { askForReturn, startBreak } from './breaks/breaks.ts';
import { excludePerson } from './breaks/excludePerson.ts';
import { declineLimit as noteDeclined } from './limits/limitChoice.ts';
import { fromValue } from './limits/limitValue.ts';
import { confirmRaise, setLimit, withdrawRaise } from './limits/setLimit.ts';
import { keepPlaying as keepAtPlay, playSessionOf } from './play/playSession.ts';
import { answerReminder, setReminders } from './play/reminders.ts';
import { protectionOf } from './protectionOf.ts';
import type { Services } from './services.ts';

/** Limits, reminders and breaks of members (RTS 12, 13, 14; LCCP 3.5). */
export function routes(serve: Serve, services: Services): void {
  const { database, clock } = services;
  const announce = (member: MemberId) => announceProtection(services, member);

  serve(protection, (_request, context) => protectionOf(services, context));

  serve(setPlayLimit, async ({ kind, period, value }, context) => {
    const { memberId } = context.session;
    const amount = value === null ? null : fromValue(kind, value);
    await database.transaction((q) => setLimit(q, clock(), { memberId, kind, period, amount }));
    await announce(context.session.memberId);
    return protectionOf(services, context);
  });

  serve(declineLimit, async (_request, context) => {
    await database.transaction((q) => noteDeclined(q, clock(), context.session.memberId));
    await announce(context.session.memberId);
    return protectionOf(services, context);
  });

  serve(answerRaise, async ({ kind, period, answer }, context) => {
    const key = { memberId: context.session.memberId, kind, period };
    const act = answer === 'confirm' ? confirmRaise : withdrawRaise;
    await database.transaction((q) => act(q, clock(), key));
    await announce(context.session.memberId);
    return protectionOf(services, context);
  });

  serve(setCheckInterval, async ({ minutes }, context) => {
    await database.transaction((q) => setReminders(q, clock(), context.session.memberId, minutes));
    await announce(context.session.memberId);
    return protectionOf(services, context);
  });

  serve(takeTimeOut, async ({ length }, context) => {
    const { session, storeResponse } = context;
    await database.transaction(async (q) => {
      await startBreak(q, clock(), { memberId: session.memberId, kind: 'timeOut', length });
      await storeResponse(q, await protectionOf({ ...services, database: q }, context));
    });
    await announce(session.memberId);
    return protectionOf(services, context);
  });

  serve(excludeSelf, async ({ length, password }, context) => {
    const { session, storeResponse } = context;
    await reauthenticate(services, context, password);
    const ended = await database.transaction(async (q) => {
      const sessions = await excludePerson(q, clock(), { memberId: session.memberId, length });
      await storeResponse(q, {});
      return sessions;
    });
    await notifyEnded(services, ended, 'excluded');
    return {};
  });

  serve(askToReturn, async (_request, context) => {
    await database.transaction((q) => askForReturn(q, clock(), context.session.memberId));
    await announce(context.session.memberId);
    return protectionOf(services, context);
  });

  serve(keepPlaying, async (_request, { session }) => {
    const now = clock();
    const stopped = await keepAtPlay(database, session.memberId, now);
    return { session: await playSessionOf(database, session.memberId, now), stopped, now: now.toISOString() };
  });

  serve(answerCheck, async (_request, { session }) => {
    const now = clock();
    await database.transaction((q) => answerReminder(q, now, session.memberId));
    await announce(session.memberId);
    return { session: await playSessionOf(database, session.memberId, now), now: now.toISOString() };
  });
}
