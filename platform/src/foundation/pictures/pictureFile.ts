import { Refusal } from '../http/refusal.ts';

/**
 * The bytes of a base64 picture. `reencodePicture` checks the content.
 *
 * @throws Refusal NOT_A_PICTURE, PAYLOAD_TOO_LARGE above that many bytes
 */
export function pictureFile(image: string, mostBytes: number): Buffer {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(image)) throw new Refusal('NOT_A_PICTURE');
  const file = Buffer.from(image, 'base64');
  if (file.length > mostBytes) throw new Refusal('PAYLOAD_TOO_LARGE');
  return file;
}
