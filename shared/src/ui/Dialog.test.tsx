import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { createRef } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';
import { KitProvider } from './KitProvider.tsx';
import { kitTexts } from './kitTexts.ts';
import { Sheet } from './Sheet.tsx';
import { click, type Mounted, mount, press } from './testing/mount.ts';

let page: Mounted;
afterEach(() => page.unmount());

const OUTSIDE = { clientX: 9, clientY: 9 };

describe('Dialog', () => {
  test('is there only while it is open, modal, and named by its title', () => {
    const close = jest.fn();
    const dialog = (open: boolean) => (
      <Dialog open={open} title="Log out?" onClose={close}>
        text
      </Dialog>
    );
    page = mount(dialog(false));
    expect(page.container.innerHTML).toBe('');
    page.rerender(dialog(true));
    const element = page.find<HTMLDialogElement>('dialog');
    expect(element.open).toBe(true);
    const title = page.find(`[id="${element.getAttribute('aria-labelledby')}"]`);
    expect(title.textContent).toBe('Log out?');
    page.rerender(dialog(false));
    expect(element.open).toBe(false);
    expect(close).not.toHaveBeenCalled();
  });

  test('closes by Escape, by the cross, by the back gesture and by a press outside', () => {
    const close = jest.fn();
    page = mount(
      <Dialog open title="t" onClose={close}>
        <p>inside</p>
      </Dialog>,
    );
    const element = page.find('dialog');
    expect(press(page.find('p'), 'Escape').defaultPrevented).toBe(true);
    click(page.find('.dialog__close'));
    element.dispatchEvent(new Event('cancel', { cancelable: true }));
    click(element, OUTSIDE);
    expect(close).toHaveBeenCalledTimes(4);
    click(page.find('p'), OUTSIDE);
    expect(close).toHaveBeenCalledTimes(4);
  });

  test('that may not be dismissed stays, whatever is pressed', () => {
    const close = jest.fn();
    page = mount(
      <Dialog open title="t" onClose={close} dismissible={false}>
        text
      </Dialog>,
    );
    const element = page.find<HTMLDialogElement>('dialog');
    press(element, 'Escape');
    click(element, OUTSIDE);
    const cancel = new Event('cancel', { cancelable: true });
    element.dispatchEvent(cancel);
    expect(cancel.defaultPrevented).toBe(true);
    element.close();
    expect(element.open).toBe(true);
    expect(page.container.querySelector('.dialog__close')).toBeNull();
    expect(close).not.toHaveBeenCalled();
  });

  test('Escape closes the inner of two', () => {
    const outer = jest.fn();
    const inner = jest.fn();
    page = mount(
      <Dialog open title="outer" onClose={outer}>
        <Dialog open title="inner" onClose={inner}>
          <p>deep</p>
        </Dialog>
      </Dialog>,
    );
    press(page.find('p'), 'Escape');
    expect(inner).toHaveBeenCalledTimes(1);
    expect(outer).not.toHaveBeenCalled();
  });

  test('gives the first focus to what was named', () => {
    const field = createRef<HTMLInputElement>();
    page = mount(
      <Dialog open title="t" onClose={() => {}} initialFocus={field}>
        <button type="button">other</button>
        <input ref={field} />
      </Dialog>,
    );
    expect(document.activeElement).toBe(field.current);
  });
});

describe('ConfirmDialog', () => {
  test('asks, in the language of its root, and cannot be closed while it works', () => {
    const confirm = jest.fn();
    const close = jest.fn();
    const dialog = (busy: boolean) => (
      <KitProvider texts={kitTexts.en}>
        <ConfirmDialog
          open
          title="Cancel the ticket?"
          text="It cannot be undone."
          confirm="Cancel the ticket"
          danger
          busy={busy}
          onConfirm={confirm}
          onClose={close}
        />
      </KitProvider>
    );
    page = mount(dialog(false));
    expect(page.find('[role="alertdialog"]').getAttribute('aria-describedby')).toBe(page.find('p.soft').id);
    expect(page.find('.btn--outline').textContent).toBe('Cancel');
    click(page.find('.btn--danger'));
    expect(confirm).toHaveBeenCalledTimes(1);
    page.rerender(dialog(true));
    click(page.find('.btn--danger'));
    press(page.find('dialog'), 'Escape');
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(close).not.toHaveBeenCalled();
  });
});

describe('Sheet', () => {
  test('closes by its cross', () => {
    const close = jest.fn();
    page = mount(
      <Sheet open title="Filter" onClose={close}>
        text
      </Sheet>,
    );
    click(page.find('.round'));
    expect(close).toHaveBeenCalledTimes(1);
  });
});
