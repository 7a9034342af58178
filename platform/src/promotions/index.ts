// Promotions as members see them.
export { routes } from './routes.ts';
