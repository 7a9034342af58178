import * as z from '@unisite/shared/schema';
import { empty } from './envelope.ts';
import { operatorCall as call } from './operatorCall.ts';

// Counts for the console's navigation, present on every page: kept apart from the schemas of the lists.

/** Unread feedback. */
export const feedbackCount = call({
  name: 'feedbackCount',
  method: 'GET',
  path: '/ops/feedback/count',
  access: 'support',
  request: empty,
  value: z.object({ unseen: z.int() }),
});

/** Identity checks waiting for an operator. */
export const identityCount = call({
  name: 'identityCount',
  method: 'GET',
  path: '/ops/identity/count',
  access: 'identity',
  request: empty,
  value: z.object({ waiting: z.int() }),
});

/** Proposals waiting for a second operator, of kinds that the caller's roles may decide. */
export const proposalCount = call({
  name: 'proposalCount',
  method: 'GET',
  path: '/ops/proposals/count',
  access: 'operator',
  request: empty,
  value: z.object({ waiting: z.int() }),
});

/** Open signs. */
export const signCount = call({
  name: 'signCount',
  method: 'GET',
  path: '/ops/signs/count',
  access: 'support',
  request: empty,
  value: z.object({ open: z.int() }),
});
