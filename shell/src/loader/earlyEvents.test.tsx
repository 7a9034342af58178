import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createRenderedRoot } from '@unisite/shared/remote';
import { act, type ReactElement, useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { replayEarlyEvents } from './earlyEvents.ts';

let root: ReturnType<typeof createRenderedRoot>;
let element: HTMLElement;
const pressed: string[] = [];

function Form({ onStart }: { onStart?: () => void }): ReactElement {
  const [name, setName] = useState('');
  useEffect(() => onStart?.(), [onStart]);
  return (
    <>
      <input value={name} onChange={({ target }) => setName(target.value)} />
      <input type="checkbox" />
      <button type="button" onClick={() => pressed.push(`for ${name}`)}>
        {name}
      </button>
      {/* a remote's root within the page's, hydrated separately */}
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

test('what was typed before the root listened is told to it, and what was pressed is pressed after that', async () => {
  const [field, button] = [part<HTMLInputElement>('input'), part<HTMLButtonElement>('button')];
  field.value = 'lan';
  globalThis.unisiteEarlyClicks = [button];
  hydrate();
  button.setAttribute('aria-busy', 'true');
  await act(async () => replayEarlyEvents(element));
  expect([field.value, button.textContent, button.hasAttribute('aria-busy')]).toEqual(['lan', 'lan', false]);
  expect(pressed).toEqual(['for lan']);
  expect(globalThis.unisiteEarlyClicks).toEqual([]);
});

test('in the root’s own first effect, too, what is pressed finds what was typed', async () => {
  part<HTMLInputElement>('input').value = 'lan';
  globalThis.unisiteEarlyClicks = [part('button')];
  const start = () => replayEarlyEvents(element);
  await act(async () => {
    root = createRenderedRoot(element, () => {});
    root.render(<Form onStart={start} />);
  });
  expect(pressed).toEqual(['for lan']);
});

test('a root within it has its own time, and so has one that was rendered in the browser', async () => {
  globalThis.unisiteEarlyClicks = [part('[data-rendered="r0"] button')];
  hydrate();
  await act(async () => replayEarlyEvents(element));
  expect(pressed).toEqual([]);
  expect(globalThis.unisiteEarlyClicks).toHaveLength(1);
  const other = document.createElement('div');
  replayEarlyEvents(other);
  expect(other.dataset.live).toBeUndefined();
});

test('what is pressed in a later root once an earlier one listens is kept for it', async () => {
  const kept: Element[] = [];
  globalThis.unisiteEarlyClicks = kept;
  hydrate();
  await act(async () => replayEarlyEvents(element));
  // like the page's script, which knows this list only
  kept.push(part('[data-rendered="r0"] button'));
  await act(async () => replayEarlyEvents(part('[data-rendered="r0"]')));
  expect([pressed, kept]).toEqual([['within'], []]);
});

test('it happens once', async () => {
  hydrate();
  await act(async () => replayEarlyEvents(element));
  globalThis.unisiteEarlyClicks = [part('button')];
  await act(async () => replayEarlyEvents(element));
  expect(pressed).toEqual([]);
});
