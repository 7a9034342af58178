import { afterEach, expect, test } from '@jest/globals';
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { mount } from '../ui/testing/mount.ts';
import { renderBalance, useBalanceHidden } from './balanceHidden.ts';

function Balance() {
  const [hidden, hide] = useBalanceHidden();
  return (
    <button type="button" onClick={() => hide(!hidden)}>
      {hidden ? 'hidden' : '1.000'}
    </button>
  );
}

afterEach(() => {
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: it takes back what was set
  document.cookie = 'balanceHidden=; path=/; max-age=0';
});

test('a page is rendered as the browser was told, and hidden before anybody says so', () => {
  expect(renderToString(<Balance />)).toContain('hidden');
  renderBalance(false);
  expect(renderToString(<Balance />)).toContain('1.000');
  renderBalance(true);
  expect(renderToString(<Balance />)).toContain('hidden');
});

test('what is chosen counts everywhere at once, and for the next page', () => {
  renderBalance(false);
  const { container, unmount } = mount(
    <>
      <Balance />
      <Balance />
    </>,
  );
  const press = (place: number) => act(() => container.querySelectorAll('button')[place]?.click());
  const seen = () => [...container.querySelectorAll('button')].map(({ textContent }) => textContent);
  press(0);
  expect(seen()).toEqual(['hidden', 'hidden']);
  expect(document.cookie).toContain('balanceHidden=1');
  press(1);
  expect(seen()).toEqual(['1.000', '1.000']);
  expect(document.cookie).toContain('balanceHidden=0');
  unmount();
});

test('a server that did not know the choice is told', () => {
  localStorage.setItem('balanceHidden', '1');
  renderBalance(false);
  expect(document.cookie).toContain('balanceHidden=1');
});
