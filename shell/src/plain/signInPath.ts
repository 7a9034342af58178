/** Where a browser without scripts signs in, to come back to a path afterwards. */
export const signInPath = (returnTo: string): string => `/login?${new URLSearchParams({ returnTo })}`;
