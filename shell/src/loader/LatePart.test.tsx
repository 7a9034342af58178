import { afterEach, expect, test } from '@jest/globals';
import { createRenderedRoot } from '@unisite/shared/remote';
import { act, lazy, type ReactElement, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { replayEarlyEvents } from './earlyEvents.ts';
import { LatePart } from './LatePart.tsx';

let root: ReturnType<typeof createRenderedRoot>;
const element = document.createElement('div');
const pressed: string[] = [];
afterEach(() => {
  act(() => root.unmount());
  element.remove();
});

function Form(): ReactElement {
  const [name, setName] = useState('');
  return (
    <>
      <input value={name} onChange={({ target }) => setName(target.value)} />
      <button type="button" onClick={() => pressed.push(`for ${name}`)} />
    </>
  );
}
const inPage = (form: ReactElement) => <LatePart>{form}</LatePart>;

test('typing and clicks in a part before its code loads are kept, even after the page has started', async () => {
  element.dataset.rendered = 's';
  element.innerHTML = renderToString(inPage(<Form />));
  document.body.append(element);
  let arrive = (_file: { default: typeof Form }) => {};
  const Late = lazy(() => new Promise<{ default: typeof Form }>((resolve) => (arrive = resolve)));
  await act(async () => {
    root = createRenderedRoot(element, () => {});
    root.render(inPage(<Late />));
  });
  const [field, button] = [element.querySelector('input'), element.querySelector('button')];
  if (!field || !button) throw new Error('it was rendered');
  field.value = 'lan';
  globalThis.unisiteEarlyClicks = [button];
  await act(async () => replayEarlyEvents(element));
  expect(pressed).toEqual([]);
  expect(globalThis.unisiteEarlyClicks).toEqual([button]);

  await act(async () => arrive({ default: Form }));
  expect(pressed).toEqual(['for lan']);
  expect(globalThis.unisiteEarlyClicks).toEqual([]);
  expect(element.querySelector('button')).toBe(button);
});
