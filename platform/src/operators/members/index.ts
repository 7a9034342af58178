// The console's page of one member: what all domains know of it, notes, letters, labels, locks.
export { membersDesk } from './desk.ts';
