// The wheel: tickets, spins determined by committed seeds, prizes and their stock.
export { checkRaffle } from './checkRaffle.ts';
export { resealCommitments } from './commitment.ts';
export { raffleDesk } from './desk.ts';
export { routes } from './routes.ts';
