import { expect, test } from '@jest/globals';
import { slideToCurrent } from './slideToCurrent.ts';

/** A row 100 wide with three entries of 60, one marked: jsdom has no layout. */
function row(currentAt: number, mark: string): HTMLElement {
  const list = document.createElement('ul');
  list.innerHTML = [0, 1, 2].map((at) => `<li><a ${at === currentAt ? mark : ''}>${at}</a></li>`).join('');
  const rect = (left: number, width: number) => () => ({ left, width, right: left + width }) as DOMRect;
  list.getBoundingClientRect = rect(0, 100);
  for (const [at, entry] of list.querySelectorAll('a').entries()) {
    entry.getBoundingClientRect = () => rect(at * 60 - list.scrollLeft, 60)();
  }
  return list;
}

test('what is cut off comes to the middle of the row', () => {
  for (const mark of ['aria-current="page"', 'aria-pressed="true"']) {
    const list = row(2, mark);
    slideToCurrent(list);
    expect(list.scrollLeft).toBe(100); // its middle is at 150, the row's at 50
  }
});

test('what is in sight stays, and so does a row without such an entry', () => {
  for (const list of [row(0, 'aria-current="true"'), row(2, 'aria-pressed="false"'), row(2, '')]) {
    slideToCurrent(list);
    expect(list.scrollLeft).toBe(0);
  }
});
