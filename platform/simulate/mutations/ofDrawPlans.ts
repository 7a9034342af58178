import type { Mutation } from './mutation.ts';

/** Bugs in plans over several draws. */
export const ofDrawPlans: readonly Mutation[] = [
  {
    name: 'a plan’s ticket is paid from the wallet once more',
    edits: [{ file: 'play/lottery/plans/advancePlan.ts', find: `from: 'plan', at`, put: `from: 'member', at` }],
  },
  {
    name: 'a plan buys on after a win',
    edits: [
      {
        file: 'play/lottery/plans/advancePlan.ts',
        find: 'if (plan.stopsOnWin && tickets',
        put: 'if (false && tickets',
      },
    ],
  },
  {
    name: 'what a plan has left stays set aside',
    edits: [{ file: 'play/lottery/plans/closePlan.ts', find: 'if (left > 0n) await', put: 'if (left < 0n) await' }],
  },
  {
    name: 'a plan is closed by whoever comes, once more',
    edits: [
      {
        file: 'play/lottery/plans/closePlan.ts',
        find: `return held?.state === 'running' ? planById(q, id) : null;`,
        put: 'return held ? planById(q, id) : null;',
      },
    ],
  },
];
