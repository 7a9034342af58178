import { expect, test } from '@jest/globals';
import { MAX_IDENTITY_BYTES } from '@unisite/shared/contract/identityChecks';
import { base64Of, pictureFault, pictureToSend } from './pictureFile.ts';

test('PNG and JPG up to 5 MB are sent, nothing else', () => {
  expect(pictureFault({ type: 'image/jpeg', size: MAX_IDENTITY_BYTES })).toBeNull();
  expect(pictureFault({ type: 'image/png', size: 1 })).toBeNull();
  expect(pictureFault({ type: 'image/png', size: MAX_IDENTITY_BYTES + 1 })).toBe('large');
  expect(pictureFault({ type: 'image/heic', size: 1 })).toBe('kind');
  expect(pictureFault({ type: 'application/pdf', size: 1 })).toBe('kind');
});

test('what is sent is the part behind the comma', () => {
  expect(base64Of('data:image/png;base64,QUJD')).toBe('QUJD');
});

test('where a browser draws nothing smaller, the picture goes as it is', async () => {
  const file = new File([new Uint8Array(2 * 1024 * 1024)], 'front.jpg', { type: 'image/jpeg' });
  expect(await pictureToSend(file)).toBe(file);
});
