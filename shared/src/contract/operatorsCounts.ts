import * as z from '@unisite/shared/schema';
import { empty } from './envelope.ts';
import { operatorCall as call } from './operatorCall.ts';

// What the console's navigation counts, wherever an operator is: apart from what the lists need.

/** How much nobody has looked at. */
export const feedbackCount = call({
  name: 'feedbackCount',
  method: 'GET',
  path: '/ops/feedback/count',
  access: 'support',
  request: empty,
  value: z.object({ unseen: z.int() }),
});

/** How many wait for an operator. */
export const identityCount = call({
  name: 'identityCount',
  method: 'GET',
  path: '/ops/identity/count',
  access: 'identity',
  request: empty,
  value: z.object({ waiting: z.int() }),
});

/** How many proposals wait for a second operator, of those that the caller's roles are for. */
export const proposalCount = call({
  name: 'proposalCount',
  method: 'GET',
  path: '/ops/proposals/count',
  access: 'operator',
  request: empty,
  value: z.object({ waiting: z.int() }),
});

/** Signs that are open. */
export const signCount = call({
  name: 'signCount',
  method: 'GET',
  path: '/ops/signs/count',
  access: 'support',
  request: empty,
  value: z.object({ open: z.int() }),
});
