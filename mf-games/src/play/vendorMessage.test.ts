import { expect, jest, test } from '@jest/globals';
import { askGame, parseVendorMessage, vendorOrigin } from './vendorMessage.ts';

const origin = 'https://vendor.example';
const frame = document.createElement('iframe');
document.body.append(frame);
const other = document.createElement('iframe');
document.body.append(other);
const from = { window: frame.contentWindow, origin };
const message = (data: unknown) => ({ data, origin, source: frame.contentWindow });
const ready = { source: 'unisite-vendor', type: 'ready', gameId: 'x' };

test('a vendor is heard from its own window and its own origin', () => {
  expect(parseVendorMessage(message(ready), from)).toBe('ready');
  expect(parseVendorMessage({ ...message(ready), origin: 'https://evil.example' }, from)).toBeNull();
  expect(parseVendorMessage({ ...message(ready), source: other.contentWindow }, from)).toBeNull();
  expect(parseVendorMessage({ ...message(ready), source: null }, { window: null, origin })).toBeNull();
});

test('what is not a message of the agreed shape is not heard', () => {
  for (const data of ['ready', null, 7, {}, { type: 'ready' }, { source: 'unisite-vendor', type: 'pay-out' }]) {
    expect(parseVendorMessage(message(data), from)).toBeNull();
  }
});

test('a game is asked at its own origin only, whatever stands in the frame by now', () => {
  const postMessage = jest.fn();
  askGame({ postMessage } as unknown as Window, 'pause', origin);
  expect(postMessage.mock.calls).toEqual([[{ type: 'pause' }, origin]]);
  expect(() => askGame(null, 'resume', origin)).not.toThrow();
});

test('a game must be of an origin that is not this site', () => {
  expect(vendorOrigin('https://vendor.example/play/1?code=2', 'https://site.example')).toBe(origin);
  expect(vendorOrigin('https://site.example/play/1', 'https://site.example')).toBeNull();
  expect(vendorOrigin('javascript:alert(1)', 'https://site.example')).toBeNull();
  expect(vendorOrigin('/play/1', 'https://site.example')).toBeNull();
});
