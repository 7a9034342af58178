import type { Act } from '@unisite/shared/contract/rollout';
import type { Queryable } from '../database/connect.ts';
import { applyAct } from './applyAct.ts';
import { type Change, changePlacement, type Made } from './changePlacement.ts';
import { refused } from './refused.ts';

/** What an act is done to, by whom and why. */
export interface Doing extends Pick<Change, 'market' | 'remote' | 'who' | 'why' | 'at'> {
  expect?: Change['expect'];
}

export type IsUsable = (remote: string, digest: string) => boolean;

/** Does an act at once, in the transaction `q`. @throws Refused */
export function performAct(q: Queryable, doing: Doing, act: Act, isUsable: IsUsable): Promise<Made> {
  const usable = (digest: string) => isUsable(doing.remote, digest);
  if ('digest' in act && !usable(act.digest)) throw refused('VERSION_UNUSABLE', `${doing.remote} ${act.digest}`);
  return changePlacement(q, {
    ...doing,
    act: act.kind,
    to: (before, fresh) => applyAct(before, act, { at: doing.at, isUsable: usable, fresh }),
  });
}
