/** The vendors are Vietnamese, and so are the times that their games show. */
export const timeZone = 'Asia/Ho_Chi_Minh';
