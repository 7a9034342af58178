import type { Language } from '@unisite/shared/contract';
import { escapeHtml } from '../../../foundation/http/escape.ts';
import type { OutboxMessage } from './outbox.ts';

const texts = {
  vi: {
    title: 'Hộp thư đi của bản dùng thử',
    about: 'Bản dùng thử không gửi tin nhắn hay thư nào: những gì lẽ ra được gửi nằm ở đây, tin mới nhất ở trên cùng.',
    filter: 'Số điện thoại hoặc email',
    show: 'Lọc',
    empty: 'Chưa có tin nào.',
    sms: 'Tin nhắn',
    mail: 'Thư',
    to: 'Gửi đến',
    languages: 'Ngôn ngữ',
    other: 'English',
  },
  en: {
    title: 'Outbox of the demonstration',
    about: 'A demonstration sends no text messages and no mails: what it would have sent is here, the newest first.',
    filter: 'Mobile number or email',
    show: 'Filter',
    empty: 'There are no messages yet.',
    sms: 'Text message',
    mail: 'Mail',
    to: 'To',
    languages: 'Language',
    other: 'Tiếng Việt',
  },
} as const;

interface Reader {
  readonly language: Language;
  readonly timeZone: string;
}

/** The messages as a page without script. */
export function outboxPage(messages: readonly OutboxMessage[], filter: string, reader: Reader): string {
  const { language } = reader;
  const text = texts[language];
  const other = language === 'vi' ? 'en' : 'vi';
  const elsewhere = new URLSearchParams({ ...(filter ? { target: filter } : {}), language: other });
  const rows = messages.map((message) => messageHtml(message, reader)).join('');
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<meta name="robots" content="noindex">
<title>${text.title}</title>
<link rel="stylesheet" href="/outbox/style.css">
</head>
<body>
<header>
<h1>${text.title}</h1>
<nav aria-label="${text.languages}"><a href="/outbox?${escapeHtml(elsewhere.toString())}" hreflang="${other}" lang="${other}">${text.other}</a></nav>
</header>
<main>
<p>${text.about}</p>
<form action="/outbox">
<input type="hidden" name="language" value="${language}">
<label for="target">${text.filter}</label>
<input id="target" name="target" type="search" maxlength="254" autocomplete="off" value="${escapeHtml(filter)}">
<button>${text.show}</button>
</form>
${messages.length === 0 ? `<p role="status">${text.empty}</p>` : `<ol>${rows}</ol>`}
</main>
</body>
</html>
`;
}

function messageHtml({ at, channel, target, subject, body }: OutboxMessage, { language, timeZone }: Reader): string {
  const text = texts[language];
  const when = new Intl.DateTimeFormat(language === 'vi' ? 'vi-VN' : 'en-GB', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone,
  }).format(at);
  const heading = escapeHtml(subject ?? text[channel]);
  return `<li><article><h2>${heading}</h2>
<p class="facts">${text[channel]} · <time datetime="${at.toISOString()}">${when}</time> · ${text.to} ${escapeHtml(target)}</p>
<p>${escapeHtml(body)}</p></article></li>`;
}
