export type PictureFault = 'kind' | 'large' | 'unread';

/**
 * Why a file is refused before upload; the platform inspects it and decides.
 * @param most bytes
 */
export function pictureFault({ type, size }: Pick<File, 'type' | 'size'>, most: number): PictureFault | null {
  if (type !== 'image/png' && type !== 'image/jpeg') return 'kind';
  return size > most ? 'large' : null;
}

/** Size from which a picture is scaled down before upload, bytes; and its longest side then, pixels. */
const LARGE_BYTES = 1024 * 1024;
const MAX_SIDE = 2400;

/**
 * The picture to upload: a large one is scaled down, as the platform would do, to save seconds on a phone and to drop
 * the camera's metadata. Unchanged where the browser cannot.
 */
export async function pictureToSend(file: File): Promise<Blob> {
  if (file.size <= LARGE_BYTES || typeof createImageBitmap !== 'function') return file;
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
    return drawn && drawn.size > 0 && drawn.size < file.size ? drawn : file;
  } catch {
    return file;
  }
}

/** The picture as `data:` URL; null when it cannot be read. */
export function addressOf(picture: Blob): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' && reader.result !== '' ? reader.result : null);
    reader.onerror = () => resolve(null);
    reader.readAsDataURL(picture);
  });
}

/** The base64 part of a `data:` URL. */
export const base64Of = (address: string): string => address.slice(address.indexOf(',') + 1);
