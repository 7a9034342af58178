const longest = 60;

/** The operating system, as far as the browser reports it (section 3, free play). */
export function systemName({ userAgent }: Pick<Navigator, 'userAgent'> = navigator): string {
  const inBrackets = /\(([^;)]+)/.exec(userAgent)?.[1] ?? '';
  return (inBrackets.trim() || 'web').slice(0, longest);
}
