// What a member did: movements of money, bets, profit and loss.
export { routes } from './routes.ts';
