import * as z from '@unisite/shared/schema';
import { operatorCall as call } from './operatorCall.ts';

/** The name of a picture that operators uploaded: by what is in it, so that a name never shows another picture. */
export const sitePictureName = z.string().check(z.regex(/^u-[0-9a-f]{32}$/));

/** The size of a picture as it is sent; it is drawn anew, at most 2400 pixels long. */
export const MAX_SITE_PICTURE_BYTES = 5 * 1024 * 1024;
/** The least width, in pixels: a banner is drawn 1200 wide. */
export const LEAST_SITE_PICTURE = 800;

const base64Length = Math.ceil(MAX_SITE_PICTURE_BYTES / 3) * 4;

/** Where the console gets an uploaded picture from. */
export const operatorPicturePath = (name: string): string => `/ops/pictures/${name}`;

/**
 * Uploads a picture (PNG or JPG) for promotions and announcements, for the roles `cash` and `support`. The same picture again
 * has the same name. Nobody sees it before something that shows it is published.
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
