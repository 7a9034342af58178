import { isHarsherMission, type MissionDraft } from '@unisite/shared/contract/operatorsMissionDraft';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { writeAudit } from '../../../operators/audit/index.ts';
import type { KindOfProposal } from '../../../operators/proposals/index.ts';
import { lockMission, missionToday, requireRoom, writeMission } from '../missionDesk.ts';
import type { Services } from '../services.ts';

/** Subject of proposals about a mission. */
export const subjectOfMission = (id: string): string => `mission/${id}`;

/** Proposals to give members more by a mission. */
export function missionProposals({ database, clock, live }: Services): KindOfProposal<'mission'> {
  return {
    role: 'cash',
    summary: ({ id, revision, to }) => `mission ${missionText(id, (revision ?? 0) + 1, to)}`,
    async approve({ change: { id, revision, to }, conclude, decision: { by, why } }) {
      await database.transaction(async (q) => {
        const at = clock();
        const before = await lockMission(q, id);
        await conclude(q);
        if ((before?.revision ?? null) !== revision) throw new Refusal('MISSION_CHANGED');
        await requireMission(q, id, before?.draft ?? null, to, at);
        const next = await writeMission(q, id, to);
        const who = `operator:${by}`;
        await writeAudit(q, { at, who, act: 'missionSaved', subject: missionText(id, next, to), why });
      });
      await live.publishToOperators({ type: 'missions' });
      return null;
    },
  };
}

/**
 * Requires that a draft can be written now: it does not end in the past, does not raise the bar once the mission has
 * begun, and no market has too many missions.
 *
 * @throws Refusal END_PASSED, MISSION_BEGUN, MISSIONS_FULL
 */
export async function requireMission(
  q: Queryable,
  id: string,
  before: MissionDraft | null,
  draft: MissionDraft,
  now: Date,
): Promise<void> {
  const { earliest } = await missionToday(q, draft, now);
  if (draft.until !== null && draft.until < earliest) throw Refusal.ofField('END_PASSED', 'draft.until');
  // judged by the present markets, from which the draft may remove it
  const hasBegun = before !== null && before.from <= (await missionToday(q, before, now)).latest;
  if (hasBegun && isHarsherMission(before, draft)) throw new Refusal('MISSION_BEGUN');
  await requireRoom(q, id, draft, now);
}

/** A mission as the audit records it. */
export const missionText = (id: string, revision: number, draft: MissionDraft): string =>
  `${id}.${revision} ${JSON.stringify(draft)}`.slice(0, 900);
