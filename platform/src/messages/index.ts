// Messages to members, and announcements.
export { sendMessage } from './messages.ts';
export { routes } from './routes.ts';
