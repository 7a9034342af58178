// Content for visitors, and their feedback.
export { type ServiceEntry, serviceEntries } from './content.ts';
export { routes } from './routes.ts';
