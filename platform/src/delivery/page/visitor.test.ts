import { expect, it } from '@jest/globals';
import { presentedVisitor } from './visitor.ts';

const id = 'AbC-_0123456789abcdefg';
const presented = (cookies: Record<string, string>) => presentedVisitor((name) => cookies[name]);

it('takes an id from either cookie, and nothing that is none', () => {
  expect(presented({ '__Host-visitor': id })).toBe(id);
  expect(presented({ visitor: id })).toBe(id);
  expect(presented({ '__Host-visitor': id, visitor: id.replace('A', 'B') })).toBe(id);
  for (const wrong of ['', 'short', `${id}x`, `${id.slice(0, -1)}/`]) expect(presented({ visitor: wrong })).toBeNull();
  expect(presented({})).toBeNull();
});
