// The console's page of one member: data from all domains, notes, letters, labels, locks.
export { membersDesk } from './desk.ts';
