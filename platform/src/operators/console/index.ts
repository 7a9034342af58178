// The operators' listener: accounts, roles, sessions, and serving the calls of all desks.
export { forgetOldOperatorRecords } from './forgetOld.ts';
export { operatorCommand, operatorUsage, WrongCommand } from './operatorCommand.ts';
export { createOperatorsApp, type OperatorsApp } from './operatorsApp.ts';
export { resealOperators } from './resealOperators.ts';
export type { Services as OperatorServices } from './services.ts';
export type { OperatorSettings } from './settings.ts';
