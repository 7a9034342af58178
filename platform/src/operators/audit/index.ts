// Two append-only records: who changed what and why, and operators' sign-ins.
export { auditCounts } from './auditCounts.ts';
export { type AuditQuery, auditEntries, auditTotal, changeOf, latestChange } from './auditEntries.ts';
export { operatorActor } from './operatorActor.ts';
export { forgetOldUnkept, type OperatorEventKind, writeOperatorAudit } from './operatorAudit.ts';
export { type AuditRecord, writeAudit } from './writeAudit.ts';
