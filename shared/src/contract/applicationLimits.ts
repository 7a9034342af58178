/** Longest remarks of an application to a promotion (section 5), characters. */
export const MAX_REMARKS_LENGTH = 140;
export const MAX_APPLICATION_PICTURES = 3;
/** Size of an uploaded picture, bytes; the platform re-encodes it and drops all metadata. */
export const MAX_APPLICATION_BYTES = 5 * 1024 * 1024;
/** Applications per member, promotion and period. */
export const MAX_APPLICATION_TRIES = 3;
