const star =
  'M16.00 6.40L17.49 12.40L22.79 9.21L19.60 14.51L25.60 16.00L19.60 17.49L22.79 22.79L17.49 19.60L16.00 25.60L14.51 19.60L9.21 22.79L12.40 17.49L6.40 16.00L12.40 14.51L9.21 9.21L14.51 12.40Z';

/** The brand's mark, the bronze drum's star, as an SVG element of `size` pixels. */
export const brandMark = (size: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}"><circle cx="16" cy="16" r="14.6" fill="none" stroke="#f5c451" stroke-width="2"/><circle cx="16" cy="16" r="11.4" fill="none" stroke="#f5c451" stroke-width="1" stroke-dasharray="1.5 2.080" opacity=".75"/><path d="${star}" fill="#f5c451"/><circle cx="16" cy="16" r="2" fill="#0b1020"/></svg>`;
