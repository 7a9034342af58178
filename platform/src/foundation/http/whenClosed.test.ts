import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, test } from '@jest/globals';
import { whenClosed } from './whenClosed.ts';

/** The part of a response that is used. */
const response = (state: { closed: boolean; destroyed: boolean }) =>
  Object.assign(new EventEmitter(), state) as unknown as ServerResponse;

test('it calls once when the response closes, and at once where it has', () => {
  const calls: string[] = [];
  const open = response({ closed: false, destroyed: false });
  whenClosed(open, () => void calls.push('open'));
  expect(calls).toEqual([]);
  open.emit('close');
  open.emit('close');
  whenClosed(response({ closed: true, destroyed: false }), () => void calls.push('closed'));
  whenClosed(response({ closed: false, destroyed: true }), () => void calls.push('destroyed'));
  expect(calls).toEqual(['open', 'closed', 'destroyed']);
});
