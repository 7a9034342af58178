/** The address of a promotion's own page. */
export const detailPath = (id: string): string => `/promoDetail?id=${encodeURIComponent(id)}`;
