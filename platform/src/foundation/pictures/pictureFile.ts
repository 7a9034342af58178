import { Refusal } from '../http/refusal.ts';

/**
 * The bytes of a picture that came in base64. What is in them, `reencodePicture` looks at.
 *
 * @throws Refusal NOT_A_PICTURE, PAYLOAD_TOO_LARGE above so many bytes
 */
export function pictureFile(image: string, mostBytes: number): Buffer {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(image)) throw new Refusal('NOT_A_PICTURE');
  const file = Buffer.from(image, 'base64');
  if (file.length > mostBytes) throw new Refusal('PAYLOAD_TOO_LARGE');
  return file;
}
