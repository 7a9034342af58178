/**
 * Where a browser keeps which picture it was shown; no page reads it, no other site's page sends it. The form without
 * scripts is not under `/wps`.
 */
export const captchaCookie = { name: 'captcha', path: '/', sameSite: 'strict', maxAge: 300 } as const;
