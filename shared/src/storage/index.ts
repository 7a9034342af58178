export { browserStorage, tabStorage } from './storage.ts';
