/** The vendors are Vietnamese, and so are the times that their games show. */
export const timeZone = 'Asia/Ho_Chi_Minh';
/** Milliseconds by which it is ahead of UTC, all year. */
export const offset = 7 * 3_600_000;
