/** By user agent token; browsers whose user agent also contains another's token come before it. */
const browsers: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOPiOS\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Cốc Cốc', /\bcoc_coc_browser\//],
  ['Zalo', /\bZalo\b/],
  ['Facebook', /\bFBAN\/|\bFBAV\//],
  ['Firefox', /\bFirefox\/|\bFxiOS\//],
  ['Chrome', /\bChrome\/|\bCriOS\/|\bHeadlessChrome\//],
  ['Safari', /\bSafari\//],
];

const systems: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Windows', /\bWindows\b/],
  ['Android', /\bAndroid\b/],
  ['iPadOS', /\biPad\b/],
  ['iOS', /\biPhone\b|\biPod\b/],
  ['macOS', /\bMacintosh\b|\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

/** Only this many characters are examined: the names are at the beginning. */
const LONGEST = 512;

/** A user agent in two words, e.g. `Chrome, Windows`, or the known one of them; empty when neither is known. */
export function describeUserAgent(userAgent: string): string {
  const text = userAgent.slice(0, LONGEST);
  const nameIn = (list: typeof browsers) => list.find(([, pattern]) => pattern.test(text))?.[0];
  return [nameIn(browsers), nameIn(systems)].filter((word) => word !== undefined).join(', ');
}
