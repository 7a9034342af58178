// What operators set for a market as a whole, of whichever domain it is: one list, one way to change it.
export { settingsDesk } from './desk.ts';
