import { giveUpBonus, memberBonuses } from '@unisite/shared/contract';
import { giveMemberBonus } from '@unisite/shared/contract/operatorsBonuses';
import { decideProposal } from '@unisite/shared/contract/operatorsProposals';
import type { BonusEnd, BonusStep } from '../plan/bonusStep.ts';
import { retryOnDatabase } from '../retryUntilAnswered.ts';
import { attempted, closingCodesDiffer, codesDiffer, copiesOf } from './attempts.ts';
import { decided, operate } from './operatorStep.ts';
import { CUT_AFTER_MS, codeOf, compare, namedBy, type StepContext, valueIn } from './stepContext.ts';

/** Operators' and members' acts on a bonus; `bonusesDiffer` checks its state afterwards. */
export function bonusStep(step: BonusStep, context: StepContext): Promise<string | null> {
  return step.do === 'giveBonus' ? give(step, context) : giveUp(step, context);
}

type Of<Do extends BonusStep['do']> = Extract<BonusStep, { do: Do }>;

/** One operator requests it, perhaps several times concurrently; another one approves. */
async function give({ key, amount, times, copies }: Of<'giveBonus'>, context: StepContext): Promise<string | null> {
  const { database, tally, player, named } = context;
  const draft = { title: { vi: 'Mô phỏng', en: 'Simulated' }, amount: amount / 100, times, days: 30 };
  const all = await copiesOf(copies, () => operate(context, 0, giveMemberBonus, player.memberId, { key, draft }));
  const wrong = codesDiffer(all, null);
  if (wrong !== null) return wrong;
  const [waiting] = await retryOnDatabase(tally, () =>
    database.query<{ id: string }>('SELECT id FROM proposal WHERE subject = $1', [`bonus/${player.memberId}/${key}`]),
  );
  if (!waiting) return 'nothing waits for a second operator';
  const approval = { call: decideProposal, id: waiting.id, body: {}, refused: [0], decides: 1 } as const;
  const refused = await decided(context, approval);
  if (refused !== null) return refused;
  const [given] = await retryOnDatabase(tally, () =>
    database.query<{ id: string }>('SELECT id FROM bonus WHERE member_id = $1 AND key = $2', [
      player.memberId,
      `operator/${key}`,
    ]),
  );
  if (!given) return 'the bonus was not given';
  named.set(key, { id: given.id, reference: key });
  return null;
}

async function giveUp({ key, code, copies, cut }: Of<'giveUpBonus'>, context: StepContext): Promise<string | null> {
  const { calls, player } = context;
  const path = giveUpBonus.path.replace(':id', namedBy(context, key).id);
  const once = { cutAfter: cut ? CUT_AFTER_MS : undefined };
  const all = await copiesOf(copies, () =>
    attempted((onTry) => calls.page(giveUpBonus, path, {}, player, { ...once, onTry })),
  );
  return closingCodesDiffer(all, code);
}

/** Reads the member's bonuses, which recounts them, and compares all of them. */
export async function bonusesDiffer(wanted: readonly BonusEnd[], context: StepContext): Promise<string | null> {
  const { calls, database, tally, player } = context;
  const answer = await calls.page(memberBonuses, memberBonuses.path, {}, player);
  if (codeOf(answer) !== null) return `bonuses were answered ${JSON.stringify(answer.body)}`;
  const held = wanted.reduce((sum, { balance }) => sum + balance, 0);
  const found = await retryOnDatabase(tally, () =>
    database.query<BonusEnd>(
      `SELECT substr(key, 10) AS key, state, balance::float8 AS balance, wagered::float8 AS wagered, closed_with::float8 AS "closedWith"
       FROM bonus WHERE member_id = $1 ORDER BY id`,
      [player.memberId],
    ),
  );
  return compare({ held: valueIn(answer).held, bonuses: found }, { held: held / 100, bonuses: wanted });
}
