import { expect, test } from '@jest/globals';
import { mountModule } from '../testing/mountModule.ts';
import GreetingPanel from './GreetingPanel.tsx';

test('it leads to the page', async () => {
  const panel = await mountModule(GreetingPanel);
  expect(panel.element.querySelector('a')?.getAttribute('href')).toBe('__path__');
  await panel.unmount();
});
