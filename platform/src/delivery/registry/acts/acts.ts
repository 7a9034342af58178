import type { OperatorEvent } from '@unisite/shared/contract/operators';
import type { Act, ActAnswer, ActRequest, PendingAct } from '@unisite/shared/contract/rollout';
import type { Database, Queryable } from '../../../foundation/database/connect.ts';
import type { Log } from '../../../foundation/log/log.ts';
import { changeOf, latestChange, writeAudit } from '../../../operators/audit/index.ts';
import { lockMarket, placementIn } from '../placements/placementRecords.ts';
import { requireLatest, requireRevision } from '../placements/requireRevision.ts';
import type { SnapshotCache } from '../placements/shown.ts';
import { type Change, type ChangeResult, changePlacement } from './changePlacement.ts';
import { parseSchedule } from './parseSchedule.ts';
import { approveAct, endAct, insertAct, lockDue, lockPending, pendingActs, type StoredAct } from './pendingRecords.ts';
import { performAct } from './performAct.ts';
import type { Reason } from './reason.ts';
import { RegistryError, refuse } from './registryError.ts';
import { needsSecond, requirePermission } from './requirePermission.ts';
import { RevisionConflict } from './revisionConflict.ts';
import { nearestAct, undoOf } from './undoing.ts';

/**
 * Acts on placements. Every function throws `RegistryError` (nothing was done; `problems` say why) or
 * `RevisionConflict`.
 */
export interface Acts {
  /**
   * Performs an act, or stores it until its time or for a second operator where the market requires one. `who` is
   * `operator:…` or `team:…`: a team may act on its own remotes in the markets opened to it. The response's `id` is the
   * audit's when it is done, otherwise the pending act's. `expected` is checked when the act is requested, not when a
   * stored act is performed: whoever approves it sees the current state.
   * @throws RevisionConflict when `expected` is not the placement's revision.
   */
  ask(request: ActRequest, who: string): Promise<ActAnswer>;
  /** Performs an act at once, regardless of the market's rule: for the platform itself. */
  perform(wanted: { market: string; remote: string; act: Act }, reason: Reason): Promise<ActAnswer>;
  /**
   * Approves a proposed act (any operator but its proposer) or withdraws a pending one (any operator, or the team that
   * requested it).
   */
  decide(id: string, decision: 'approve' | 'withdraw', reason: Reason): Promise<ActAnswer>;
  /**
   * Undoes the latest change of a placement, restoring its previous state; `id` is the audit's. An undo can be undone.
   * @throws RevisionConflict when the placement was changed since.
   */
  undo(id: string, reason: Reason): Promise<ActAnswer>;
  /** Acts that wait for their time or for a second operator, oldest first. */
  pending(): Promise<PendingAct[]>;
  /** Performs due acts; returns the count. Several processes may call it at once. */
  runDue(): Promise<number>;
}

interface ActDependencies {
  database: Database;
  clock: () => Date;
  log: Log;
  shown: SnapshotCache;
  changed: (market: string, revision: number) => Promise<void>;
  publishToOperators: (event: OperatorEvent) => void | Promise<void>;
}

export function createActs({ database, clock, log, shown, changed, publishToOperators }: ActDependencies): Acts {
  /** Notifies pages and consoles; call after commit. */
  async function notify({ market }: { market: string }, made: ChangeResult, waits: boolean): Promise<void> {
    if (made) await changed(market, made.revision);
    if (waits) await publishToOperators({ type: 'acts' });
  }

  /** The response for an act that was performed, or had no effect. */
  async function doneAnswer(q: Queryable, { market, remote }: { market: string; remote: string }, made: ChangeResult) {
    if (made) return { id: made.audit, state: 'done' as const, revision: made.revision };
    const revision = (await placementIn(q, market, remote))?.revision ?? 0;
    return { id: (await latestChange(q, market, remote)) ?? '0', state: 'done' as const, revision };
  }

  const ask: Acts['ask'] = async (request, who) => {
    const { market, remote, act, why, expected } = request;
    const at = clock();
    const dueAt = parseSchedule(request.at, at);
    const doing = { market, remote, who, why, at };
    await shown.learn(remote, 'digest' in act ? [act.digest] : []);
    const expect: NonNullable<Change['expect']> = async (before) => {
      if (expected !== undefined) await requireRevision(database, { market, remote }, before, expected);
    };
    const result = await database.transaction(async (q) => {
      await requirePermission(q, { market, remote, act, who });
      const second = await needsSecond(q, market, who);
      if (second || dueAt) {
        await lockMarket(q, market);
        await expect(await placementIn(q, market, remote));
        return wait(q, { ...doing, act, dueAt, undoes: null, state: second ? 'proposed' : 'scheduled' });
      }
      const made = await performAct(q, { ...doing, expect }, act, shown);
      return { answer: await doneAnswer(q, doing, made), made };
    });
    await notify(request, result.made, result.answer.state !== 'done');
    return result.answer;
  };

  interface Waiting extends Reason {
    market: string;
    remote: string;
    act: Act;
    at: Date;
    dueAt: Date | null;
    undoes: string | null;
    state: StoredAct['state'];
  }
  async function wait(
    q: Queryable,
    { who, at, ...waiting }: Waiting,
  ): Promise<{ answer: ActAnswer; made: ChangeResult }> {
    const { market, remote, act, why, state, dueAt } = waiting;
    const id = await insertAct(q, { ...waiting, askedBy: who, askedAt: at });
    const name = state === 'proposed' ? 'propose' : 'schedule';
    const digest = 'digest' in act ? act.digest : null;
    await writeAudit(q, { at, who, act: name, market, remote, digest, subject: actSummary(act, dueAt), why });
    const revision = (await placementIn(q, market, remote))?.revision ?? 0;
    return { answer: { id, state, revision }, made: null };
  }

  const perform: Acts['perform'] = async ({ market, remote, act }, { who, why }) => {
    const doing = { market, remote, who, why, at: clock() };
    await shown.learn(remote, 'digest' in act ? [act.digest] : []);
    const result = await database.transaction(async (q) => {
      const made = await performAct(q, doing, act, shown);
      return { answer: await doneAnswer(q, doing, made), made };
    });
    await notify(doing, result.made, false);
    return result.answer;
  };

  /** Performs a stored act. */
  async function performPending(q: Queryable, pending: StoredAct, at: Date): Promise<ChangeResult> {
    const { market, remote, act, askedBy, why, undoes } = pending;
    if (undoes !== null) return takeBack(q, undoes, { who: askedBy, why }, at);
    return performAct(q, { market, remote, who: askedBy, why, at }, act, shown);
  }

  const decide: Acts['decide'] = async (id, decision, { who, why }) => {
    const at = clock();
    const result = await database.transaction(async (q) => {
      const pending = await lockPending(q, id);
      if (!pending) throw refuse('NOT_PENDING', id);
      const { market, remote, act, dueAt } = pending;
      const line = { at, who, act: decision, market, remote, subject: actSummary(act, dueAt), why };
      const revision = (await placementIn(q, market, remote))?.revision ?? 0;
      if (decision === 'withdraw') {
        if (!isOperator(who) && who !== pending.askedBy) throw refuse('NOT_YOURS', id);
        await endAct(q, id, { state: 'withdrawn', who, at });
        await writeAudit(q, line);
        return { pending, made: null, answer: { id, state: pending.state, revision } };
      }
      if (pending.state !== 'proposed') throw refuse('NOT_PENDING', id);
      if (!isOperator(who) || who === pending.askedBy) throw refuse('SAME_PERSON', who);
      await writeAudit(q, line);
      if (dueAt && dueAt > at) {
        await approveAct(q, id, who);
        return { pending, made: null, answer: { id, state: 'scheduled' as const, revision } };
      }
      const made = await performPending(q, pending, at);
      await endAct(q, id, { state: 'done', who, at });
      return { pending, made, answer: await doneAnswer(q, pending, made) };
    });
    await notify(result.pending, result.made, true);
    return result.answer;
  };

  async function takeBack(q: Queryable, id: string, { who, why }: Reason, at: Date): Promise<ChangeResult> {
    const change = await changeOf(q, id);
    if (!change) throw refuse('NOT_UNDOABLE', id);
    const { market, remote, from } = change;
    const named = from ? [from.digest, ...(from.canary ? [from.canary.digest] : [])] : [];
    await shown.learn(remote, named);
    const unusable = named.find((digest) => !shown.usable(remote, digest));
    if (unusable) throw refuse('VERSION_UNUSABLE', `${remote} ${unusable}`);
    return changePlacement(q, {
      market,
      remote,
      who,
      why,
      at,
      act: 'undo',
      expect: (before) => requireLatest(q, change, before),
      to: (before) => before && undoOf(before, from, at),
    });
  }

  const undo: Acts['undo'] = async (id, { who, why }) => {
    const at = clock();
    const result = await database.transaction(async (q) => {
      const change = await changeOf(q, id);
      if (!change) throw refuse('NOT_UNDOABLE', id);
      const { market, remote, from, to } = change;
      const act = nearestAct(from, to);
      await requirePermission(q, { market, remote, who });
      if (await needsSecond(q, market, who)) {
        await lockMarket(q, market);
        await requireLatest(q, change, await placementIn(q, market, remote));
        const waiting = await wait(q, {
          market,
          remote,
          who,
          why,
          at,
          act,
          dueAt: null,
          undoes: id,
          state: 'proposed',
        });
        return { change, ...waiting };
      }
      const made = await takeBack(q, id, { who, why }, at);
      return { change, made, answer: await doneAnswer(q, change, made) };
    });
    await notify(result.change, result.made, result.answer.state !== 'done');
    return result.answer;
  };

  /** Performs one due act; false when none is left that no other process is handling. */
  async function runNext(): Promise<boolean> {
    const at = clock();
    const result = await database.transaction(async (q) => {
      const pending = await lockDue(q, at);
      if (!pending) return null;
      try {
        const made = await performPending(q, pending, at);
        await endAct(q, pending.id, { state: 'done', who: 'platform', at });
        return { pending, made };
      } catch (failure) {
        // Refusals are thrown before anything is written.
        if (!(failure instanceof RegistryError || failure instanceof RevisionConflict)) throw failure;
        await endAct(q, pending.id, { state: 'failed', who: 'platform', at });
        const { market, remote, act, dueAt } = pending;
        const subject = actSummary(act, dueAt);
        await writeAudit(q, { at, who: 'platform', act: 'fail', market, remote, subject, why: failure.message });
        log.error({ error: failure, ...pending }, 'a scheduled act could not be done');
        return { pending, made: null };
      }
    });
    if (result) await notify(result.pending, result.made, true);
    return result !== null;
  }

  return {
    ask,
    perform,
    decide,
    undo,
    pending: () => pendingActs(database),
    async runDue() {
      let count = 0;
      while (await runNext()) count += 1;
      return count;
    },
  };
}

const isOperator = (who: string): boolean => who.startsWith('operator:');

/** Summary of a stored act for the audit. */
function actSummary(act: Act, dueAt: Date | null): string {
  const what = [act.kind, 'digest' in act ? act.digest : '', 'percent' in act ? `${act.percent} %` : ''];
  return [...what, dueAt?.toISOString() ?? ''].filter((word) => word !== '').join(' ');
}
