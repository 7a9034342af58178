/** What an application to a promotion may be (section 5). */

/** Characters of its remarks. */
export const LONGEST_REMARKS = 140;
export const MAX_APPLICATION_PICTURES = 3;
/** The size of a picture as it is sent; it is drawn anew on the platform and loses all that is not picture. */
export const MAX_APPLICATION_BYTES = 5 * 1024 * 1024;
/** Applications of a member to a promotion, in one of its periods. */
export const MAX_APPLICATION_TRIES = 3;
