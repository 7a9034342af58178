import { afterEach, describe, expect, test } from '@jest/globals';
import { useState } from 'react';
import { Tabs } from './Tabs.tsx';
import { type Mounted, mount, press } from './testing/mount.ts';

function Days() {
  const [value, setValue] = useState('30');
  const tabs = [
    { id: '7', label: '7 days' },
    { id: '30', label: '30 days' },
    { id: 'all', label: 'All', disabled: true },
    { id: 'own', label: 'Custom' },
  ];
  return (
    <Tabs label="Period" tabs={tabs} value={value} onChange={setValue}>
      shown: {value}
    </Tabs>
  );
}

let page: Mounted;
afterEach(() => page.unmount());

const chosen = () => page.find('[aria-selected="true"]');

describe('Tabs', () => {
  test('are one stop of the Tab key, and the panel is named by the chosen one', () => {
    page = mount(<Days />);
    const stops = [...page.container.querySelectorAll('[role="tab"]')].filter(
      (tab) => tab.getAttribute('tabindex') === '0',
    );
    expect(stops).toEqual([chosen()]);
    const panel = page.find('[role="tabpanel"]');
    expect(panel.getAttribute('aria-labelledby')).toBe(chosen().id);
    expect(chosen().getAttribute('aria-controls')).toBe(panel.id);
  });

  test('arrows, Home and End choose, go round, and leave out what is disabled', () => {
    page = mount(<Days />);
    const walk = (key: string) => {
      press(chosen(), key);
      expect(document.activeElement).toBe(chosen());
      return chosen().textContent;
    };
    expect(walk('ArrowRight')).toBe('Custom');
    expect(walk('ArrowRight')).toBe('7 days');
    expect(walk('ArrowLeft')).toBe('Custom');
    expect(walk('Home')).toBe('7 days');
    expect(walk('End')).toBe('Custom');
    expect(press(chosen(), 'a').defaultPrevented).toBe(false);
  });
});
