import { expect, test } from '@jest/globals';
import { base64Of, pictureFault, pictureToSend } from './pictureFile.ts';

const most = 5 * 1024 * 1024;

test('PNG and JPG up to 5 MB are sent, nothing else', () => {
  expect(pictureFault({ type: 'image/jpeg', size: most }, most)).toBeNull();
  expect(pictureFault({ type: 'image/png', size: 1 }, most)).toBeNull();
  expect(pictureFault({ type: 'image/png', size: most + 1 }, most)).toBe('large');
  expect(pictureFault({ type: 'image/heic', size: 1 }, most)).toBe('kind');
  expect(pictureFault({ type: 'application/pdf', size: 1 }, most)).toBe('kind');
});

test('what is sent is the part behind the comma', () => {
  expect(base64Of('data:image/png;base64,QUJD')).toBe('QUJD');
});

test('where a browser draws nothing smaller, the picture goes as it is', async () => {
  const file = new File([new Uint8Array(2 * 1024 * 1024)], 'front.jpg', { type: 'image/jpeg' });
  expect(await pictureToSend(file)).toBe(file);
});
