// Content for visitors, and their feedback.
export { routes } from './routes.ts';
