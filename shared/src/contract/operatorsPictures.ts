import * as z from '@unisite/shared/schema';
import { operatorCall as call } from './operatorCall.ts';

/** Name of an uploaded picture, derived from its content, so that a name never shows another picture. */
export const sitePictureName = z.string().check(z.regex(/^u-[0-9a-f]{32}$/));

/** Size limit of an upload, bytes; it is re-encoded at most 2400 pixels long. */
export const MAX_SITE_PICTURE_BYTES = 5 * 1024 * 1024;
/** Minimum width, pixels: a banner is 1200 wide. */
export const MIN_SITE_PICTURE_WIDTH = 800;

const base64Length = Math.ceil(MAX_SITE_PICTURE_BYTES / 3) * 4;

/** Address of an uploaded picture for the console. */
export const operatorPicturePath = (name: string): string => `/ops/pictures/${name}`;

/**
 * Uploads a picture (PNG or JPEG) for promotions and announcements, for the roles `cash` and `support`. The same
 * picture has the same name. It is not public before something that uses it is published.
 */
export const uploadSitePicture = call({
  name: 'uploadSitePicture',
  method: 'POST',
  path: '/ops/pictures',
  access: 'operator',
  bodyBytes: base64Length + 4096,
  errors: ['NOT_A_PICTURE', 'PICTURE_TOO_SMALL', 'PAYLOAD_TOO_LARGE'],
  request: z.object({
    /** The file in base64. */
    image: z.string().check(z.minLength(1), z.maxLength(base64Length)),
  }),
  value: z.object({ name: z.string(), width: z.int(), height: z.int() }),
});
