import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { MountedModule } from '@unisite/shared/testing';
import { act } from 'react';
import { mountModule } from '../testing/mountModule.ts';
import GreetingPage from './GreetingPage.tsx';

let page: MountedModule;

beforeEach(async () => {
  page = await mountModule(GreetingPage);
});
afterEach(() => page.unmount());

test('it greets, and again when it is asked to', async () => {
  expect(page.element.querySelector('h1')?.textContent).toBe('__titleVi__');
  expect(page.element.textContent).toContain('Đã chào 1 lần');
  await act(async () => page.element.querySelector('button')?.click());
  expect(page.element.textContent).toContain('Đã chào 2 lần');
});
