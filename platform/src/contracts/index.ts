// What agents are paid by those above them: offers and contracts, periods, statements and their payment.
export { routes } from './routes.ts';
export { startPayingContracts } from './startPayingContracts.ts';
