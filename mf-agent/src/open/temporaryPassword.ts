/** Signs that nobody takes for one another. */
const kinds = ['abcdefghjkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789'] as const;
const signs = kinds.join('');
const length = 12;

/**
 * A password for somebody else's first sign-in: twelve signs (about 69 bits) of the browser's own randomness, with a
 * small letter, a capital and a digit, as any market's rules may ask. It begins with a letter.
 */
export function temporaryPassword(random: (most: number) => number = randomBelow): string {
  for (;;) {
    const made = Array.from({ length }, () => signs[random(signs.length)] ?? '').join('');
    if (kinds.every((kind) => [...made].some((sign) => kind.includes(sign))) && /^[a-z]/i.test(made)) return made;
  }
}

/** A whole number below another, each as likely: what would favour the first ones is drawn again. */
function randomBelow(most: number): number {
  const fair = 256 - (256 % most);
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint8Array(1));
    if (drawn < fair) return drawn % most;
  }
}
