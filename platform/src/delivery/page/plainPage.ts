import { createHash } from 'node:crypto';
import type { Localized } from '@unisite/shared/contract';
import { brandMark } from '../../foundation/http/brandMark.ts';

const style =
  ':root{color-scheme:dark}*{box-sizing:border-box;margin:0}main{min-height:100vh;display:grid;place-content:center;justify-items:center;gap:24px;padding:40px 20px;text-align:center}body{background:radial-gradient(560px 320px at 50% 30%,#22306a,transparent 72%),#070b17;color:#eaf0ff;font:400 16px/1.5 system-ui,sans-serif}h1,h2{font-size:24px;line-height:1.3;text-wrap:balance}p{color:#c5cfec;max-width:46ch}section{display:grid;gap:8px;justify-items:center}hr{width:120px;border:0;border-top:1px solid rgba(255,255,255,.16)}';

/** A page shown instead of the site. */
export interface Notice {
  title: Localized;
  text: Localized;
}

/** The host belongs to no market. */
export const notServedHere: Notice = {
  title: { vi: 'Địa chỉ này không được phục vụ tại đây', en: 'This address is not served here' },
  text: {
    vi: 'Vui lòng kiểm tra lại địa chỉ trang, hoặc liên hệ dịch vụ khách hàng.',
    en: 'Please check the address, or contact customer service.',
  },
};

/** The shell's build is missing or was refused; the log says why. */
export const notReady: Notice = {
  title: { vi: 'Trang đang được chuẩn bị', en: 'The site is being prepared' },
  text: { vi: 'Vui lòng thử lại sau ít phút.', en: 'Please try again in a few minutes.' },
};

/** The address requested too many pages. */
export const tooManyPages: Notice = {
  title: { vi: 'Quá nhiều trang được mở cùng lúc', en: 'Too many pages at once' },
  text: {
    vi: 'Vui lòng đợi vài giây rồi tải lại trang.',
    en: 'Please wait a few seconds, then reload the page.',
  },
};

/** Heading when a form without scripts was refused; the reason follows. */
export const formRefused: Localized = { vi: 'Chưa thực hiện được', en: 'This could not be done' };

/** A standalone page in both languages, without scripts or files. */
export const plainPage = ({ title, text }: Notice): string => `<!doctype html>
<html lang="vi">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#0b1020">
<meta name="robots" content="noindex">
<title>${title.vi} · ${title.en}</title>
<style>${style}</style>
</head>
<body>
<main>
${brandMark(64)}
<section><h1>${title.vi}</h1><p>${text.vi}</p></section>
<hr>
<section lang="en"><h2>${title.en}</h2><p>${text.en}</p></section>
</main>
</body>
</html>
`;

/** Allows the style above, by its hash, and nothing else. */
export const plainPageHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};
