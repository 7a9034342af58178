/**
 * Remembers which picture a browser was shown; page scripts cannot read it, other sites cannot send it. Path `/`, since
 * the form without scripts is not under `/wps`.
 */
export const captchaCookie = { name: 'captcha', path: '/', sameSite: 'strict', maxAge: 300 } as const;
