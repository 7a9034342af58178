/** Characters that cannot be confused with each other. */
const kinds = ['abcdefghjkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789'] as const;
const signs = kinds.join('');
const length = 12;

/**
 * A password for another person's first sign-in: twelve characters (about 69 bits) from the browser's secure generator,
 * with a lowercase letter, a capital and a digit, as a market's rule may require. It begins with a letter.
 */
export function temporaryPassword(random: (most: number) => number = randomBelow): string {
  for (;;) {
    const made = Array.from({ length }, () => signs[random(signs.length)] ?? '').join('');
    if (kinds.every((kind) => [...made].some((sign) => kind.includes(sign))) && /^[a-z]/i.test(made)) return made;
  }
}

/** A uniform integer below `most`: values that would bias it are drawn again. */
function randomBelow(most: number): number {
  const fair = 256 - (256 % most);
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint8Array(1));
    if (drawn < fair) return drawn % most;
  }
}
