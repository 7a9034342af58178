/** Where a browser keeps which picture it was shown; no page reads it, no other site's page sends it. */
export const captchaCookie = { name: 'captcha', path: '/wps', sameSite: 'strict', maxAge: 300 } as const;
