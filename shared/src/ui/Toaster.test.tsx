import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act } from 'react';
import { Dialog } from './Dialog.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import { Toaster } from './Toaster.tsx';
import { click, type Mounted, mount } from './testing/mount.ts';
import { toastStore } from './toastStore.ts';

const box = () => document.querySelector('.toast');
const heard = (urgency: string) =>
  [...document.querySelectorAll(`[aria-live="${urgency}"]`)].map((region) => region.textContent).join('');

let page: Mounted;

describe('Toaster', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    page = mount(
      <>
        <LiveRegion />
        <Toaster />
      </>,
    );
  });
  afterEach(() => {
    page.unmount();
    for (const { id } of toastStore.get()) toastStore.dismiss(id);
    jest.useRealTimers();
  });

  const show = (content: Parameters<typeof toastStore.show>[0]) => {
    act(() => {
      toastStore.show(content);
      jest.advanceTimersByTime(150);
    });
  };

  test('is seen, and said once: politely, or at once for an error', () => {
    show({ title: 'Saved', text: 'All of it' });
    expect(box()?.textContent).toContain('Saved');
    expect(heard('polite')).toBe('Saved. All of it');
    show({ title: 'Failed', tone: 'error' });
    expect(heard('assertive')).toBe('Failed');
  });

  test('its action runs and takes the toast away', () => {
    const undo = jest.fn();
    show({ title: 'Removed', action: { label: 'Undo', run: undo } });
    const button = document.querySelector('.toast__action');
    if (button) click(button);
    expect(undo).toHaveBeenCalledTimes(1);
    expect(box()).toBeNull();
  });

  test('stays while the focus is in it', () => {
    show({ title: 'Read me' });
    const button = document.querySelector<HTMLElement>('.toast > button');
    act(() => button?.focus());
    act(() => {
      jest.advanceTimersByTime(60_000);
    });
    expect(box()).not.toBeNull();
    act(() => button?.blur());
    act(() => {
      jest.advanceTimersByTime(5000);
    });
    expect(box()).toBeNull();
  });

  test('lies in the topmost dialog, where it can be seen, heard and clicked', () => {
    const dialog = mount(
      <Dialog open title="Over it all" onClose={() => {}}>
        text
      </Dialog>,
    );
    show({ title: 'Above' });
    expect(box()?.closest('dialog')).not.toBeNull();
    expect(dialog.find('[aria-live="polite"]').textContent).toBe('Above');
    dialog.unmount();
    expect(box()?.closest('dialog')).toBeNull();
    expect(box()).not.toBeNull();
  });
});
