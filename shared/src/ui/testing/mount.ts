import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

export type Mounted = {
  container: HTMLElement;
  rerender: (node: ReactNode) => void;
  unmount: () => void;
  /** The only matching element; throws when there is none, so that a failing test says what is missing. */
  find: <E extends HTMLElement = HTMLElement>(selector: string) => E;
};

/** Mounts a component in the document and returns ways to inspect it. */
export function mount(node: ReactNode): Mounted {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const rerender = (next: ReactNode) => act(() => root.render(next));
  rerender(node);
  return {
    container,
    rerender,
    unmount() {
      act(() => root.unmount());
      container.remove();
    },
    find<E extends HTMLElement>(selector: string) {
      const element = container.querySelector<E>(selector);
      if (!element) throw new Error(`Nothing matches ${selector} in ${container.innerHTML}`);
      return element;
    },
  };
}

/** Presses a key on an element; returns the event, to check whether it was handled. */
export function press(element: Element, key: string): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  act(() => element.dispatchEvent(event));
  return event;
}

/** Clicks at a position, including the pointer press before. */
export function click(element: Element, at: { clientX: number; clientY: number } = { clientX: 0, clientY: 0 }): void {
  act(() => {
    element.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, cancelable: true, ...at }));
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...at }));
  });
}

/** Types into an input like a person: changes the value, then fires the event. */
export function type(input: HTMLInputElement, text: string): void {
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
