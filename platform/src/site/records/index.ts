// A member's records: movements of money, bets, profit and loss.
export { routes } from './routes.ts';
