/**
 * The widths in pixels that a drawn picture of a game is offered in beside its drawing. They are what a tile takes on
 * common screens: eight across a wide one (151, doubled 302), three across a phone (113, doubled 226, tripled 340), and
 * four across for the wide tiles (315, doubled 630).
 */
export const rasterWidths = [151, 227, 302, 340, 480, 630] as const;
export type PictureWidth = (typeof rasterWidths)[number];

const drawing = /(\/(?:games|lists)\/[^/?#]+)\.svg$/;

/**
 * The `srcset` of a drawn picture (`GameCard.icon`): the same picture in pixels, which a browser decodes beside the
 * page's own work instead of within it. Undefined for what is offered as it is only.
 */
export const rasterUrl = (icon: string): string | undefined =>
  drawing.test(icon)
    ? rasterWidths.map((width) => `${icon.replace(drawing, `$1.${width}.avif`)} ${width}w`).join(', ')
    : undefined;

/** The drawing and the width that a picture in pixels stands for; null for any other path. */
export function vectorUrl(path: string): { drawing: string; width: PictureWidth } | null {
  const [, name, digits] = /^((?:games|lists)\/[^/]+)\.(\d{1,4})\.avif$/.exec(path) ?? [];
  const width = rasterWidths.find((offered) => String(offered) === digits);
  return name !== undefined && width !== undefined ? { drawing: `${name}.svg`, width } : null;
}
