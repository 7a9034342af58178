import { Refusal } from '../http/refusal.ts';
import type { PlaySession } from './session.ts';

/** Actions remembered of one session. */
const most = 40;

export type Actions<Answer> = {
  /** Acts, or gives the answer of the same action before; throws CONFLICT where it asked for something else. */
  once(session: PlaySession, actionId: string, asked: unknown, act: () => Promise<Answer>): Promise<Answer>;
};

/** An action that is sent twice happens once. */
export function createActions<Answer>(): Actions<Answer> {
  const ofSession = new WeakMap<
    PlaySession,
    Map<string, { readonly asked: string; readonly answer: Promise<Answer> }>
  >();
  return {
    once(session, actionId, asked, act) {
      const known = ofSession.get(session) ?? new Map();
      ofSession.set(session, known);
      const text = JSON.stringify(asked);
      const before = known.get(actionId);
      if (before !== undefined) return before.asked === text ? before.answer : Promise.reject(new Refusal('CONFLICT'));
      const answer = act();
      // Whoever asked hears of a refusal; the copy that is remembered need not be handled.
      answer.catch(() => {});
      known.set(actionId, { asked: text, answer });
      const [oldest] = known.keys();
      if (known.size > most && oldest !== undefined) known.delete(oldest);
      return answer;
    },
  };
}
