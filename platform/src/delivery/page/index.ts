// The page sent to browsers: its parts, its policy, the first responses and live events.
export { routes } from './routes.ts';
export type { Services as PageServices } from './services.ts';
