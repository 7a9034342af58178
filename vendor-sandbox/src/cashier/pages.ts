import { html, type Markup } from '../page/html.ts';
import { house } from './house.ts';
import { outcomes } from './pay.ts';
import type { Payment } from './store.ts';
import { type CashierLanguage, words } from './words.ts';

const fill = (text: string, amount: string): string => text.replace('{amount}', amount);

/** Formats hundredths in the language. */
const money = (hundredths: number, language: CashierLanguage): string =>
  (hundredths / 100).toLocaleString(language === 'vi' ? 'vi-VN' : 'en');

const layout = (
  language: CashierLanguage,
  look: 'card' | 'wallet' | 'bank',
  title: string,
  brand: string,
  body: Markup,
): Markup => html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} - ${brand}</title>
<link rel="stylesheet" href="/cashier/style.css">
</head>
<body class="${look}">
<main>
<header><span class="mark" aria-hidden="true"></span><b>${brand}</b></header>
<h1>${title}</h1>
${body}
<p class="practice">${words[language].practice}</p>
</main>
</body>
</html>`;

const facts = (rows: readonly (readonly [string, string])[]): Markup =>
  html`<dl>${rows.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;

const script = (language: CashierLanguage): Markup => {
  const text = words[language];
  return html`<fieldset class="script"><legend>${text.outcome}</legend>
${outcomes.map(
  (outcome) =>
    html`<label><input type="radio" name="outcome" value="${outcome}"${outcome === 'approve' ? html` checked` : ''}> ${text.outcomes[outcome]}</label>`,
)}
<label class="other">${text.otherAmount}<input name="otherAmount" inputmode="numeric" autocomplete="off"></label>
</fieldset>`;
};

const field = (label: string, name: string, value: string, more = html``): Markup =>
  html`<label>${label}<input name="${name}" value="${value}" autocomplete="off"${more}></label>`;

/** The payment page of a card or a wallet. */
export function payPage(payment: Payment): Markup {
  const { language, method, token } = payment;
  const text = words[language];
  const look = method === 'card' ? 'card' : 'wallet';
  const { title, brand } = text[look];
  const fields =
    look === 'card'
      ? html`${field(text.card.number, 'number', '4000 0000 0000 0002')}${field(text.card.name, 'name', 'NGUYEN VAN A')}
<div class="two">${field(text.card.expiry, 'expiry', '12/30')}${field(text.card.cvc, 'cvc', '123')}</div>`
      : html`<p class="purse">${text.wallet.balance}<b>48.250.000 ₫</b></p>
${field(text.wallet.phone, 'phone', '0912 345 678')}${field(text.wallet.pin, 'pin', '000000')}`;
  return layout(
    language,
    look,
    title,
    brand,
    html`${facts([
      [text.merchant, 'Unisite'],
      [text.reference, payment.reference],
    ])}
<form method="post" action="/cashier/pay/${token}">
${fields}
${script(language)}
<button>${fill(text.pay, money(payment.amount, language))}</button>
</form>
<form method="post" action="/cashier/pay/${token}/give-up"><button class="quiet">${text.giveUp}</button></form>`,
  );
}

/** The page of a card or a wallet after the payment has ended. */
export function endPage(payment: Payment): Markup {
  const { language, method, failed } = payment;
  const text = words[language];
  const look = method === 'card' ? 'card' : method === 'eWallet' ? 'wallet' : 'bank';
  const { brand } = text[look];
  return layout(
    language,
    look,
    failed ? text.failed : text.paid,
    brand,
    html`<p class="end" data-end="${failed ? 'failed' : 'paid'}">${failed ? text.failedText : text.paidText}</p>
${failed === 'declined' ? html`<p><a class="quiet" href="/cashier/pay/${payment.token}?again=1">${text.again}</a></p>` : ''}
<p><a class="button" href="${payment.returnUrl}">${text.back}</a></p>`,
  );
}

export interface Transfer {
  readonly to: string;
  readonly amount: string;
  readonly memo: string;
  readonly result?: { readonly good: boolean; readonly text: string };
}

/** The bank's page, for a transfer to any account with any memo. `payment`: the one whose instructions opened it. */
export function bankPage(payment: Payment, { to, amount, memo, result }: Transfer): Markup {
  const { language, token, returnUrl } = payment;
  const text = words[language];
  return layout(
    language,
    'bank',
    text.bank.title,
    text.bank.brand,
    html`${result ? html`<p class="said" role="status" data-good="${String(result.good)}">${result.text}</p>` : ''}
${facts([
  [text.bank.from, '0071 0009 9988 7'],
  [text.merchant, `${house.accountName}, ${house.bank}`],
])}
<form method="post" action="/cashier/bank/${token}">
${field(text.bank.to, 'to', to)}${field(text.bank.amount, 'amount', amount)}${field(text.bank.memo, 'memo', memo)}
${script(language)}
<button>${text.bank.send}</button>
</form>
<p><a class="quiet" href="${returnUrl}">${text.back}</a></p>`,
  );
}

export const sentText = (language: CashierLanguage, amount: number, matched: boolean): string => {
  const { sent, unmatched } = words[language].bank;
  return fill(sent, money(amount, language)) + (matched ? '' : ` ${unmatched}`);
};

export function expiredPage(): Markup {
  const { vi, en } = words;
  return layout('vi', 'bank', vi.gone, vi.bank.brand, html`<p lang="en">${en.gone}</p>`);
}
