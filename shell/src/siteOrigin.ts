let known: string | null = null;

/** On the server: the origin that the page is asked for at. */
export const setSiteOrigin = (origin: string): void => {
  known = origin;
};

/** The origin of this site: `https://site.example`. */
export const siteOrigin = (): string => known ?? location.origin;
