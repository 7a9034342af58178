import { DrawModel } from './drawModel.ts';
import type { Planning } from './planning.ts';
import type { TicketAct, TicketStep } from './ticketStep.ts';

/** Few numbers, so that tickets win often. */
const NUMBERS = ['07', '16', '86'] as const;
/** The latest draws are drawn, corrected and voided; earlier ones are left unchanged. */
const LATEST = 3;

/** Opens a draw, buys a ticket, or draws it; null when the drawn act is not possible now. */
export function planTicket(planning: Planning): TicketStep | null {
  const { random, model, name, draws } = planning;
  const open = draws.filter((draw) => !draw.isOver);
  if (open.length === 0 || (open.length < 2 && random.chance(0.15))) {
    const draw = new DrawModel(model, name('draw'));
    draws.push(draw);
    return stepOf(planning, draw, { do: 'openDraw' });
  }
  const draw = random.pick(draws.slice(-LATEST));
  if (!draw) return null;
  const which = random.next();
  if (which < 0.5) return buy(planning, draw);
  const number = random.pick(NUMBERS) ?? NUMBERS[0];
  if (which < 0.62) {
    const ticket = random.pick(draw.tickets);
    if (!ticket) return null;
    return stepOf(planning, draw, { do: 'cancelTicket', key: ticket.key, code: draw.cancel(ticket.key) });
  }
  if (draw.isVoid || draw.tickets.length === 0) return null;
  if (which < 0.92) {
    // the same result is no correction
    if (draw.result === number) return null;
    const corrects = draw.result !== null;
    draw.draw(number);
    return stepOf(planning, draw, { do: 'drawResult', number, corrects });
  }
  draw.void();
  return stepOf(planning, draw, { do: 'voidDraw' });
}

function buy(planning: Planning, draw: DrawModel): TicketStep {
  const { random, model, name } = planning;
  const [key, balance] = [name('ticket'), model.balance('main')];
  const amount = random.int(1, Math.max(2, Math.floor(balance * (random.chance(0.1) ? 1.3 : 0.2))));
  const number = random.pick(NUMBERS) ?? NUMBERS[0];
  return stepOf(planning, draw, { do: 'buyTicket', key, number, amount, code: draw.buy(key, number, amount) });
}

const many: readonly TicketAct['do'][] = ['buyTicket', 'cancelTicket', 'drawResult'];

function stepOf({ random, model }: Planning, draw: DrawModel, act: TicketAct): TicketStep {
  const copies = many.includes(act.do) && random.chance(0.2) ? random.int(2, 4) : 1;
  const cut = copies === 1 && random.chance(0.08);
  const isCollected = model.owes;
  const after = {
    main: isCollected ? null : model.balance('main'),
    hold: model.balance('hold'),
    debt: isCollected ? null : model.debt,
  };
  return { ...act, draw: draw.key, copies, cut, after, tickets: draw.tickets, revision: draw.revision };
}
