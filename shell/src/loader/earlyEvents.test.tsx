import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createRenderedRoot } from '@unisite/shared/remote';
import { act, type ReactElement, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { takeEarlyEvents } from './earlyEvents.ts';

let root: ReturnType<typeof createRenderedRoot>;
let element: HTMLElement;
const pressed: string[] = [];

function Form(): ReactElement {
  const [name, setName] = useState('');
  return (
    <>
      <input value={name} onChange={({ target }) => setName(target.value)} />
      <input type="checkbox" />
      <button type="button" onClick={() => pressed.push(`for ${name}`)}>
        {name}
      </button>
      {/* a remote's root within the page's: its time is another */}
      <div data-rendered="r0">
        <button type="button" onClick={() => pressed.push('within')} />
      </div>
    </>
  );
}

beforeEach(() => {
  pressed.length = 0;
  element = document.createElement('div');
  element.dataset.rendered = 's';
  element.innerHTML = renderToString(<Form />);
  document.body.append(element);
});
afterEach(() => {
  act(() => root.unmount());
  element.remove();
});

const hydrate = () =>
  act(() => {
    root = createRenderedRoot(element, () => {});
    root.render(<Form />);
  });
const part = <E extends Element>(selector: string): E => {
  const found = element.querySelector<E>(selector);
  if (!found) throw new Error(selector);
  return found;
};

test('what was typed before the root listened is told to it, and what was pressed is pressed after that', () => {
  const [field, button] = [part<HTMLInputElement>('input'), part<HTMLButtonElement>('button')];
  field.value = 'lan';
  globalThis.unisiteEarlyClicks = [button];
  hydrate();
  button.setAttribute('aria-busy', 'true');
  act(() => takeEarlyEvents(element));
  expect([field.value, button.textContent, button.hasAttribute('aria-busy')]).toEqual(['lan', 'lan', false]);
  expect(pressed).toEqual(['for lan']);
  expect(globalThis.unisiteEarlyClicks).toEqual([]);
});

test('a root within it has its own time, and so has one that was rendered in the browser', () => {
  globalThis.unisiteEarlyClicks = [part('[data-rendered="r0"] button')];
  hydrate();
  act(() => takeEarlyEvents(element));
  expect(pressed).toEqual([]);
  expect(globalThis.unisiteEarlyClicks).toHaveLength(1);
  const other = document.createElement('div');
  takeEarlyEvents(other);
  expect(other.dataset.live).toBeUndefined();
});

test('what is pressed in a later root once an earlier one listens is kept for it', () => {
  const kept: Element[] = [];
  globalThis.unisiteEarlyClicks = kept;
  hydrate();
  act(() => takeEarlyEvents(element));
  // as the page's script does, which knows this list alone
  kept.push(part('[data-rendered="r0"] button'));
  act(() => takeEarlyEvents(part('[data-rendered="r0"]')));
  expect([pressed, kept]).toEqual([['within'], []]);
});

test('it happens once', () => {
  hydrate();
  act(() => takeEarlyEvents(element));
  globalThis.unisiteEarlyClicks = [part('button')];
  act(() => takeEarlyEvents(element));
  expect(pressed).toEqual([]);
});
