import { expect, jest, test } from '@jest/globals';
import type { ContactAddress } from './contactAddress.ts';
import { type ContactWindow, openContact, WindowBlocked } from './openContact.ts';

const fakeWindow = () => {
  const replace = jest.fn<(address: string | URL) => void>();
  const popup = { opener: {}, close: jest.fn(), location: { replace } } satisfies ContactWindow;
  return { popup, replace };
};

test('section 3: the entry of type 3 is the one to open; its window cannot reach back [3.service.entry]', async () => {
  const { popup, replace } = fakeWindow();
  const asked: string[] = [];
  await openContact({
    open: () => popup,
    addressOf: async (type) => {
      asked.push(type);
      return { kind: 'page', href: 'https://chat.example/room' };
    },
  });
  expect(asked).toEqual(['3']);
  expect(replace).toHaveBeenCalledWith('https://chat.example/room');
  expect(popup.opener).toBeNull();
  expect(popup.close).not.toHaveBeenCalled();
});

test('a number or a mail address needs no window: it is handed to the machine', async () => {
  const { popup, replace } = fakeWindow();
  const handOver = jest.fn();
  await openContact({ open: () => popup, addressOf: async () => ({ kind: 'phone', href: 'tel:19001234' }), handOver });
  expect(handOver).toHaveBeenCalledWith('tel:19001234');
  expect(popup.close).toHaveBeenCalledTimes(1);
  expect(replace).not.toHaveBeenCalled();
});

test('section 8: the window closes if its call fails [8.service.closes]', async () => {
  const { popup, replace } = fakeWindow();
  const failing = openContact({
    type: '1',
    open: () => popup,
    addressOf: () => Promise.reject(new Error('no answer')),
  });
  await expect(failing).rejects.toThrow('no answer');
  expect(popup.close).toHaveBeenCalledTimes(1);
  expect(replace).not.toHaveBeenCalled();
});

test('the window is opened before anything is waited for', () => {
  const open = jest.fn(() => fakeWindow().popup);
  void openContact({ open, addressOf: () => new Promise(() => {}) });
  expect(open).toHaveBeenCalledTimes(1);
});

test('a browser that opens no window is told apart', async () => {
  const addressOf = jest.fn<() => Promise<ContactAddress>>();
  await expect(openContact({ open: () => null, addressOf })).rejects.toBeInstanceOf(WindowBlocked);
  expect(addressOf).not.toHaveBeenCalled();
});
