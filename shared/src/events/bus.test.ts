import { expect, jest, test } from '@jest/globals';
import { createBus } from './bus.ts';

test('a listener hears what it asked for until it leaves', () => {
  const bus = createBus();
  const heard: string[] = [];
  const leave = bus.on('language.changed', ({ language }) => heard.push(language));
  bus.emit('language.changed', { language: 'en' });
  bus.emit('balance.stale', {});
  leave();
  bus.emit('language.changed', { language: 'vi' });
  expect(heard).toEqual(['en']);
});

test('a malformed payload is refused before anyone hears it', () => {
  const bus = createBus();
  const listener = jest.fn();
  bus.on('modal.open', listener);
  expect(() => bus.emit('modal.open', JSON.parse('{"modal":"anything"}'))).toThrow(/modal\.open/);
  expect(listener).not.toHaveBeenCalled();
});

test('a listener that throws is reported and does not silence the others', () => {
  const report = jest.fn();
  const bus = createBus(report);
  const second = jest.fn();
  bus.on('balance.stale', () => {
    throw new Error('first');
  });
  bus.on('balance.stale', second);
  bus.emit('balance.stale', {});
  expect(report).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(1);
});
