// Colours are mixed in OKLab, so that shades stay clean: dark steps lean cool, light steps lean warm.
type Triple = readonly [number, number, number];

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toGamma = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

function lab(hex: string): Triple {
  const h = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex;
  const channel = (from: number) => toLinear(Number.parseInt(h.slice(from, from + 2), 16) / 255);
  const r = channel(1);
  const g = channel(3);
  const b = channel(5);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function hex([L, a, b]: Triple): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const byte = (v: number) => Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, v)))) * 255);
  return `#${rgb.map((v) => byte(v).toString(16).padStart(2, '0')).join('')}`;
}

/** From a (t = 0) to b (t = 1); both as #rgb or #rrggbb. */
export const mix = (a: string, b: string, t: number): string => {
  const p = lab(a);
  const q = lab(b);
  return hex([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t, p[2] + (q[2] - p[2]) * t]);
};
export const dark = (c: string, t: number): string => mix(c, '#0d0622', t);
export const pale = (c: string, t: number): string => mix(c, '#fff8e4', t);

/** A metal's tones from shadow to light. */
export type Metal = readonly [string, string, string, string, string];

/** The five tones, from shadow to light, that most solids are painted with. */
export const tones = (c: string): Metal => [dark(c, 0.62), dark(c, 0.3), c, pale(c, 0.35), pale(c, 0.75)];

export const GOLD: Metal = ['#6b3a08', '#c07d18', '#f5b93a', '#ffe08a', '#fffbe0'];
export const SILVER: Metal = ['#2c3550', '#6f7f9f', '#b4c3da', '#e6eefa', '#ffffff'];
export const COPPER: Metal = ['#4a1a10', '#a3482a', '#e0865a', '#ffc49a', '#fff0e2'];
