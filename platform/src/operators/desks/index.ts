// What desks are built with: serving calls, their context, proposals.
export type { Desk, Desks } from './desk.ts';
export type {
  OperatorCaller,
  OperatorContext,
  OperatorCookies,
  OperatorSession,
  SignedInContext,
} from './operatorContext.ts';
export type { Admission, ContextOf, FileHandler, OperatorHandler, ServeOperatorCall } from './serveOperatorCall.ts';
