// Settings of markets from every domain: one list, one way to change them.
export { settingsDesk } from './desk.ts';
