import type { Mutation } from './mutation.ts';

/** Bugs in lottery tickets. */
export const ofTickets: readonly Mutation[] = [
  {
    name: 'a correction pays the whole win again',
    edits: [{ sql: 'lottery_settle', find: 'coalesce(s.won, 0) - t.won, t.state', put: 'coalesce(s.won, 0), t.state' }],
  },
  {
    name: 'a correction takes nothing back',
    edits: [{ sql: 'lottery_settle', find: 'WHERE x.delta < 0 ORDER BY', put: 'WHERE false ORDER BY' }],
  },
  {
    name: 'what is taken back counts still',
    edits: [
      {
        sql: 'lottery_settle',
        find: 'PERFORM play_take_back(v_back.member_id, 0, -v_back.delta, v_back.counted_at, p_at);',
        put: '',
      },
    ],
  },
  {
    name: 'a voided draw leaves what was won',
    edits: [{ sql: 'lottery_void', find: 'IF v_ticket.won > 0 THEN', put: 'IF false THEN' }],
  },
  {
    name: 'one operator’s word makes a result',
    edits: [
      {
        file: 'play/lottery/official/enterResult.ts',
        find: 'if (!same) return',
        put: 'if (false) return',
      },
    ],
  },
  {
    name: 'tickets are sold after the draw',
    edits: [
      {
        sql: 'lottery_buy',
        find: 'AND d.prizes IS NULL AND d.voided_at IS NULL AND d.closed_at IS NULL\n      AND d.closes_at > clock_timestamp()',
        put: '',
      },
    ],
  },
];
