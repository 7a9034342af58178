import type { Planning } from './planning.ts';
import { type Caller, ENDED_SESSION, FIRST_SESSIONS, firstSession, type Step } from './step.ts';

const AT_ONCE = 3;

/** Opens a play session beside the open ones, or ends one. */
export function planSession({ random, sessions }: Planning): Step | null {
  const caller: Caller = random.chance(0.5) ? 1 : 0;
  const open = numbersOf(sessions, (one) => one.caller === caller && !one.ended).filter((at) => at >= FIRST_SESSIONS);
  if (open.length === 0 || (open.length < AT_ONCE && random.chance(0.5))) {
    sessions.push({ caller, ended: false });
    return { do: 'openSession', session: sessions.length - 1, caller };
  }
  const session = random.pick(open) ?? FIRST_SESSIONS;
  const ended = sessions[session];
  if (!ended) return null;
  ended.ended = true;
  return { do: 'endSession', session };
}

/** One of the player's live play sessions at that caller. */
export function liveSession({ random, sessions }: Planning, caller: Caller): number {
  return random.pick(numbersOf(sessions, (one) => one.caller === caller && !one.ended)) ?? firstSession(caller);
}

/** One at that caller that is over. */
export function endedSession({ random, sessions }: Planning, caller: Caller): number {
  return random.pick(numbersOf(sessions, (one) => one.caller === caller && one.ended)) ?? ENDED_SESSION;
}

function numbersOf(sessions: Planning['sessions'], which: (one: Planning['sessions'][number]) => boolean): number[] {
  return sessions.flatMap((one, at) => (which(one) ? [at] : []));
}
