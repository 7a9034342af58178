// What the desks of all domains are made with: how a call is served, who makes it, what is proposed.
export type { Desk, Desks } from './desk.ts';
export type {
  OperatorCaller,
  OperatorContext,
  OperatorCookies,
  OperatorSession,
  SignedInContext,
} from './operatorContext.ts';
export type { Admission, ContextOf, FileHandler, OperatorHandler, ServeOperatorCall } from './serveOperatorCall.ts';
