// Who changed what and why, and how operators signed in: two append-only records.
export { auditCounts } from './auditCounts.ts';
export { type AuditQuery, auditEntries, auditTotal, changeOf, latestChange } from './auditEntries.ts';
export { operatorActor } from './operatorActor.ts';
export { forgetOldUnkept, type OperatorEventKind, writeOperatorAudit } from './operatorAudit.ts';
export { type AuditRecord, writeAudit } from './writeAudit.ts';
