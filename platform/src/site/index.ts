// Status of the site, content for visitors, feedback.
export { routes } from './routes.ts';
export { statusOf } from './status.ts';
