/**
 * What no text may tell players (RTS 8 and 14, LCCP 3.4): to win back losses, to raise stakes for it, that a win is due
 * or certain, that there is little time left to play, or that a game plays automatically.
 */
const urging: readonly RegExp[] = [
  /gỡ (lại|vốn|gạc|thua)/i,
  /(thắng|kiếm) lại (tiền|số tiền|những gì|phần)/i,
  /gấp thếp|đánh gấp|cược gấp đôi/i,
  /(chắc chắn|sắp|chắc) (thắng|trúng|nổ)/i,
  /đừng (dừng|bỏ cuộc|bỏ lỡ)|cơ hội cuối/i,
  /\b(win|get|earn) (it|them|that|your (money|losses)) back\b|\brecover (your )?losses\b|\bchas(e|ing) (your )?loss/i,
  /\bdouble (up|your (bet|stake)) (to|and)\b/i,
  /\b(due (for|a) (a )?win|sure (to )?win|guaranteed (to )?win|can(no|')t lose)\b/i,
  /\bdon[’']t (stop|miss|give up)\b|\blast chance\b/i,
];
/** Texts may say that games have no autoplay, but not that they have it. */
const autoplay = /tự động quay|quay tự động|auto-?\s?(play|spin)(?!=)/i;
const denied = /(không có|no) (quay tự động|tự động quay|auto-?\s?(play|spin))/i;

/** Texts that urge players to continue. */
export const urgingIn = (texts: readonly string[]): string[] =>
  texts.filter((text) => urging.some((pattern) => pattern.test(text)) || (autoplay.test(text) && !denied.test(text)));
