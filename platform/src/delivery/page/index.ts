// The page that a browser gets: its parts, its policy, the first answers and the live events.
export { routes } from './routes.ts';
export type { Services as PageServices } from './services.ts';
