import type { Mutation } from './mutation.ts';

/** Bugs in bonuses. */
export const ofBonuses: readonly Mutation[] = [
  {
    name: 'a bonus is released before enough was wagered',
    edits: [{ sql: 'bonus_advance', find: 'v_wagered >= v_bonus.target', put: 'v_wagered > 0' }],
  },
  {
    name: 'a bonus is staked before the main wallet',
    edits: [{ sql: 'seamless_bet', find: 'v_lacks := c.amount - v_hold.balance;', put: 'v_lacks := c.amount;' }],
  },
  {
    name: 'a win leaves a bonus nothing of it',
    edits: [{ sql: 'bonus_follow', find: 'p_came, p_now) ORDER BY', put: 'p_came, 0) ORDER BY' }],
  },
  {
    name: 'a bet that is taken back leaves the bonus’s part in the wallet',
    edits: [{ sql: 'bonus_refund', find: 'IF NOT FOUND THEN RETURN; END IF;', put: 'RETURN;' }],
  },
  {
    name: 'a bonus that was given up is paid out',
    edits: [
      {
        sql: 'bonus_close',
        find: `CASE p_state WHEN 'released' THEN wallet_account('member'`,
        put: `CASE p_state WHEN p_state THEN wallet_account('member'`,
      },
    ],
  },
  {
    name: 'a withdrawal leaves the bonus behind',
    edits: [
      {
        file: 'money/cash/withdrawals/create.ts',
        find: `if (!givesUpBonuses) throw new Refusal('BONUS_OPEN');`,
        put: '',
      },
    ],
  },
  {
    name: 'of two bonuses both run',
    edits: [
      {
        sql: 'bonus_give',
        find: `WHEN EXISTS (SELECT FROM bonus b WHERE b.member_id = p_member AND b.state IN ('waiting', 'running')) THEN 'waiting'`,
        put: `WHEN false THEN 'waiting'`,
      },
    ],
  },
];
