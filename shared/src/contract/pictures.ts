/**
 * Widths in pixels of a game picture's raster versions. They match tiles on common screens: eight across on wide ones
 * (151, doubled 302), three across on phones (113, doubled 226, tripled 340), and four across for wide tiles (315,
 * doubled 630).
 */
export const rasterWidths = [151, 227, 302, 340, 480, 630] as const;
export type PictureWidth = (typeof rasterWidths)[number];

const drawing = /(\/(?:games|lists)\/[^/?#]+)\.svg$/;

/**
 * The `srcset` of a drawn picture (`GameCard.icon`) as raster versions, which browsers decode off the main thread.
 * Undefined for pictures without them.
 */
export const rasterUrl = (icon: string): string | undefined =>
  drawing.test(icon)
    ? rasterWidths.map((width) => `${icon.replace(drawing, `$1.${width}.avif`)} ${width}w`).join(', ')
    : undefined;

/** The drawing and width of a raster version's path; null for other paths. */
export function vectorUrl(path: string): { drawing: string; width: PictureWidth } | null {
  const [, name, digits] = /^((?:games|lists)\/[^/]+)\.(\d{1,4})\.avif$/.exec(path) ?? [];
  const width = rasterWidths.find((offered) => String(offered) === digits);
  return name !== undefined && width !== undefined ? { drawing: `${name}.svg`, width } : null;
}
