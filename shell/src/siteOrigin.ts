let known: string | null = null;

/** On the server: sets the origin of the request. */
export const setSiteOrigin = (origin: string): void => {
  known = origin;
};

/** The origin of this site: `https://site.example`. */
export const siteOrigin = (): string => known ?? location.origin;
