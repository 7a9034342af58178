import { afterEach, expect, test } from '@jest/globals';
import type { ReactElement } from 'react';
import { type Mounted, mount } from '../ui/testing/mount.ts';
import { usePageTitle, useSectionTitle } from './pageTitle.ts';

const open: Mounted[] = [];
const show = (element: ReactElement): Mounted => {
  const mounted = mount(element);
  open.push(mounted);
  return mounted;
};
afterEach(() => {
  for (const mounted of open.splice(0)) mounted.unmount();
});

function Page({ whole }: { whole: string }): null {
  usePageTitle(whole);
  return null;
}
function Part({ name }: { name: string | null }): null {
  useSectionTitle(name);
  return null;
}

test('a part of a page names itself as long as it is shown, in another root than the page', () => {
  show(<Page whole="Centre · Unisite" />);
  const part = show(<Part name={null} />);
  expect(document.title).toBe('Centre · Unisite');
  part.rerender(<Part name="Inbox" />);
  expect(document.title).toBe('Inbox · Unisite');
  part.rerender(<Part name="Bets" />);
  expect(document.title).toBe('Bets · Unisite');
});

test('a page that is named again does not take the name of its part away, and has it when the part is gone', () => {
  const page = show(<Page whole="Trung tâm · Unisite" />);
  const part = show(<Part name="Hộp thư" />);
  page.rerender(<Page whole="Centre · Unisite" />);
  expect(document.title).toBe('Hộp thư · Unisite');
  part.unmount();
  open.splice(open.indexOf(part), 1);
  expect(document.title).toBe('Centre · Unisite');
});
