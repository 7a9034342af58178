import { expect, test } from '@jest/globals';
import { DrawModel } from './drawModel.ts';
import { DrawPlanModel } from './drawPlanModel.ts';
import { WalletModel } from './model.ts';
import { makePlan } from './plan.ts';
import type { Step, VendorCall } from './step.ts';

const sizes = { operations: 12_000, wallets: 12, kills: 3 };
const plan = makePlan({ seed: 'one', ...sizes });
const steps = plan.wallets.flatMap((wallet) => wallet.steps);

test('the same seed and sizes make the same plan, another seed another one', () => {
  expect(makePlan({ seed: 'one', ...sizes })).toEqual(plan);
  expect(makePlan({ seed: 'two', ...sizes }).digest).not.toBe(plan.digest);
});

test('a plan has as many operations and kills as were asked for, and every wallet its share', () => {
  expect(steps).toHaveLength(sizes.operations);
  expect(plan.wallets.map((wallet) => wallet.steps.length)).toEqual(Array(12).fill(1_000));
  expect(plan.kills.map(({ what }) => what).sort()).toEqual([
    ...Array(3).fill('platform'),
    ...Array(3).fill('postgres'),
  ]);
});

/** Every outcome of acts on deposits, withdrawals and corrections. */
const cash = Object.entries({
  approve: ['OK', 'ALREADY_CLOSED', 'DEBT_OPEN'],
  cancelDeposit: ['OK', 'ALREADY_CLOSED', 'NOT_FOUND'],
  correct: ['OK', 'INSUFFICIENT_BALANCE'],
  decideCorrection: ['OK', 'ALREADY_CLOSED', 'FORBIDDEN', 'INSUFFICIENT_BALANCE', 'SAME_PERSON'],
  forceReceipt: ['OK'],
  receipt: ['OK', 'ALREADY_CLOSED', 'AMOUNT_OUT_OF_BOUNDS', 'NOT_FOUND', 'NOT_PAID_YET', 'PROOF_REQUIRED'],
  reject: ['OK', 'ALREADY_CLOSED'],
  returnMissing: ['OK', 'ALREADY_CLOSED'],
  withdraw: ['OK', 'BANK_ACCOUNT_UNKNOWN', 'BONUS_OPEN', 'DEBT_OPEN', 'INSUFFICIENT_BALANCE', 'WRONG_WITHDRAWAL_PIN'],
})
  .flatMap(([what, codes]) => codes.map((code) => `${what} ${code}`))
  .concat('collect', 'deposit', 'payOut', 'payments', 'settle');

test('everything that can happen does', () => {
  const seen = new Set(
    steps.map((step: Step) => {
      if (step.do === 'call') return `${step.call.kind} ${step.answer.code ?? 'OK'}`;
      if (step.do === 'transfer') return `transfer ${step.direction} ${step.code ?? 'OK'}`;
      if (step.do === 'transferStatus') return `status ${step.state}`;
      return 'code' in step ? `${step.do} ${step.code ?? 'OK'}` : step.do;
    }),
  );
  expect([...seen].sort()).toEqual(
    [
      'openDraw',
      'drawResult',
      'voidDraw',
      'cancelTicket OK',
      'cancelTicket ALREADY_CLOSED',
      ...['OK', 'DRAW_CLOSED', 'INSUFFICIENT_BALANCE', 'STAKE_LIMIT'].map((code) => `buyTicket ${code}`),
      ...['OK', 'INSUFFICIENT_BALANCE', 'STAKE_LIMIT'].map((code) => `placePlan ${code}`),
      'drawPlan',
      'stopPlan OK',
      'stopPlan ALREADY_CLOSED',
      'giveBonus',
      'giveUpBonus OK',
      'giveUpBonus ALREADY_CLOSED',
      'limit',
      'break',
      'bet LIMIT_REACHED',
      'bet PLAYER_EXCLUDED',
      'allOut',
      'race',
      'status done',
      'status failed',
      'status unknown',
      'bet OK',
      'bet INSUFFICIENT_FUNDS',
      'bet ROUND_CLOSED',
      'bet CONFLICT',
      'bet SESSION_EXPIRED',
      'bet GAME_UNKNOWN',
      'win GAME_UNKNOWN',
      'openSession',
      'endSession',
      'bet WRONG_CURRENCY',
      'win WRONG_CURRENCY',
      'bet PLAYER_BLOCKED',
      'nonce',
      'rollback ROUND_MISMATCH',
      'rollback AMOUNT_MISMATCH',
      'win OK',
      'win ROUND_CLOSED',
      'win BET_UNKNOWN',
      'win CONFLICT',
      'rollback OK',
      'rollback ALREADY_ROLLED_BACK',
      'rollback ALREADY_SETTLED',
      'rollback PARENT_FAILED',
      'rollback WIN_SPENT',
      ...['in', 'out'].flatMap((way) =>
        ['OK', 'INSUFFICIENT_BALANCE', 'REFERENCE_USED'].map((code) => `transfer ${way} ${code}`),
      ),
      ...cash,
    ].sort(),
  );
  expect(steps.some((step) => step.do === 'call' && step.copies > 1)).toBe(true);
  expect(steps.some((step) => step.do === 'call' && step.cut)).toBe(true);
  const calls = steps.flatMap((step) => (step.do === 'call' ? [step.call] : []));
  for (const odd of ['session', 'ended', 'closed', 'currency', 'prize', 'callersSession', 'amount', 'round'] as const)
    expect(calls.some((call) => call.odd === odd)).toBe(true);
  for (const kind of ['bet', 'win', 'rollback'] as const)
    expect(calls.some((call) => call.kind === kind && call.odd === 'caller')).toBe(true);
  for (const game of [1, 2]) expect(calls.some((call) => call.kind === 'win' && call.game === game)).toBe(true);
  for (const caller of [0, 1])
    expect(calls.some((call) => call.tx.includes('common') && call.caller === caller)).toBe(true);
  const planned = steps.flatMap((step) => ('plan' in step && step.plan ? [step.plan.state] : []));
  expect([...new Set(planned)].sort()).toEqual(['ended', 'finished', 'running', 'stopped', 'won']);
  const ended = steps.flatMap((step) => (step.do === 'settle' && step.outcome === 'followed' ? [step.state] : []));
  expect([...new Set(ended)].sort()).toEqual(['chargedBack', 'confirmed', 'paid', 'returned']);
  for (const what of ['deposit', 'payments', 'withdraw', 'receipt', 'transfer'] as const)
    expect(steps.some((step) => step.do === what && step.copies > 1)).toBe(true);
});

/** A vendor call; by default a bet of 10. */
const call = (over: Partial<VendorCall>): VendorCall => ({
  caller: 0,
  session: 1,
  kind: 'bet',
  tx: 'b-common-1',
  round: 'r',
  amount: 10,
  end: false,
  of: '',
  game: 0,
  odd: null,
  ...over,
});

test('two callers may have transactions of one number, and each rolls back its own', () => {
  const model = new WalletModel(true);
  model.post('deposit', 'bank', 'main', 100, null);
  model.apply(call({}));
  model.apply(call({ caller: 1, game: 2, round: 's' }));
  const back = call({ kind: 'rollback', tx: 'k-1', round: '', amount: 0, of: 'b-common-1', odd: 'caller' });
  expect(model.apply(back)).toEqual({ code: null, balance: 90 });

  // a refused one is a transaction as well
  model.apply(call({ kind: 'win', tx: 'w-1', amount: 0, end: true }));
  expect(model.apply(call({ kind: 'win', tx: 'w-common-1' })).code).toBe('ROUND_CLOSED');
  expect(model.apply(call({ kind: 'rollback', tx: 'k-2', of: 'w-common-1' })).code).toBe('PARENT_FAILED');
});

test('no balance of the model is ever below zero but what is owed, and each follows from the one before', () => {
  for (const { statements } of plan.wallets) {
    for (const [account, lines] of Object.entries(statements)) {
      let balance = 0;
      for (const { amount, after } of lines) {
        balance += amount;
        expect(after).toBe(balance);
        expect(account === 'debt' ? -after : after).toBeGreaterThanOrEqual(0);
      }
    }
  }
});

/** A draw with a ticket of 10 on each number, drawn. */
function drawn(number: string) {
  const model = new WalletModel(true);
  model.post('deposit', 'bank', 'main', 1_000, null);
  const draw = new DrawModel(model, 'draw');
  expect([draw.buy('a', '86', 10), draw.buy('b', '16', 10)]).toEqual([null, null]);
  draw.draw(number);
  return { model, draw };
}

test('a corrected result pays what is right and takes back what is not; a void draw is as if it had not been', () => {
  const { model, draw } = drawn('86');
  expect([model.balance('main'), draw.revision]).toEqual([1_830, 0]);
  draw.draw('16');
  expect([model.balance('main'), draw.revision]).toEqual([1_830, 1]);
  draw.draw('07');
  expect(draw.tickets.map(({ state, won }) => [state, won])).toEqual([
    ['lost', 0],
    ['lost', 0],
  ]);
  expect([model.balance('main'), model.play.staked, model.play.won]).toEqual([980, 20, 0]);
  draw.void();
  expect([model.balance('main'), model.play.staked, model.others.house]).toEqual([1_000, 0, 0]);
});

test('what is taken back and gone is owed', () => {
  const { model, draw } = drawn('86');
  model.post('withdrawal', 'main', 'bank', 1_830, null);
  draw.draw('07');
  expect([model.balance('main'), model.debt]).toEqual([0, 850]);
});

test('what a plan reserves is what it buys, what returns, and what is still reserved', () => {
  const model = new WalletModel(true);
  model.post('deposit', 'bank', 'main', 1_000, null);
  const terms = { key: 'plan', day: 0, number: '86', amount: 10, times: [1, 2, 5], stopsOnWin: true };
  const plan = new DrawPlanModel(model, terms);
  expect([plan.place(), model.balance('main'), model.balance('plan')]).toEqual([null, 920, 70]);
  expect([plan.draw('07'), model.balance('plan'), model.play.staked]).toEqual([true, 50, 30]);
  expect(plan.draw('86')).toBe(false);
  expect(plan.end).toEqual({ state: 'won', reason: null, bought: 30, returned: 50, left: 0 });
  expect([model.balance('main'), model.balance('plan'), plan.stop()]).toEqual([2_670, 0, 'ALREADY_CLOSED']);
});

/** A wallet with 1,000 and a bonus of 500 with a wagering multiple of one. */
function withBonus() {
  const model = new WalletModel(true);
  model.post('deposit', 'bank', 'main', 1_000, null);
  model.bonuses.give('bonus', 500, 1);
  return { model, stands: () => [model.balance('main'), model.balance('bonus'), model.bonuses.all[0]?.state] };
}

test('a bonus is staked after the main wallet, has its share of the win, and is released when enough was wagered', () => {
  const { model, stands } = withBonus();
  expect(model.apply(call({ kind: 'bet', tx: 'b', round: 'r', amount: 1_250 }))).toEqual({ code: null, balance: 250 });
  expect(stands()).toEqual([0, 250, 'running']);
  expect(model.apply(call({ kind: 'bet', tx: 'c', round: 'r', amount: 251 })).code).toBe('INSUFFICIENT_FUNDS');
  model.apply(call({ kind: 'win', tx: 'w', round: 'r', amount: 999, end: true }));
  // a fifth of 999, rounded down
  expect(stands()).toEqual([800, 449, 'running']);
  model.bonuses.advance();
  expect(stands()).toEqual([1_249, 0, 'released']);
  // what is taken back afterwards comes from the wallet
  expect(model.apply(call({ kind: 'rollback', tx: 'k', of: 'w' })).code).toBeNull();
  expect(stands()).toEqual([250, 0, 'released']);
});

test('a bet that is taken back returns to where it came from, also after the bonus was given up', () => {
  const { model, stands } = withBonus();
  model.apply(call({ kind: 'bet', tx: 'b', round: 'r', amount: 1_400 }));
  expect(model.bonuses.giveUp('bonus')).toBeNull();
  expect(stands()).toEqual([0, 0, 'givenUp']);
  model.apply(call({ kind: 'rollback', tx: 'k', of: 'b' }));
  expect([...stands(), model.others.gifts]).toEqual([1_000, 0, 'givenUp', 0]);
});

test('every way that a bonus ends is planned', () => {
  const ends = new Set(
    plan.wallets.flatMap(({ steps: all }) => all.flatMap(({ bonuses = [] }) => bonuses.map(({ state }) => state))),
  );
  expect([...ends].sort()).toEqual(['givenUp', 'released', 'running', 'spent', 'waiting']);
});
