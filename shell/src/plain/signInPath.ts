/** The sign-in path for browsers without scripts, which returns to the given path. */
export const signInPath = (returnTo: string): string => `/login?${new URLSearchParams({ returnTo })}`;
