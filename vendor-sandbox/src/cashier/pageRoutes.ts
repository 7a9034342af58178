import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { folders } from '../folders.ts';
import { Refusal } from '../http/refusal.ts';
import type { Markup } from '../page/html.ts';
import type { Cashier } from './cashier.ts';
import { house } from './house.ts';
import { bankPage, endPage, expiredPage, payPage, sentText, type Transfer } from './pages.ts';
import { abandonPayment, type Outcome, outcomes, settle } from './pay.ts';
import { words } from './words.ts';

const policy = "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
type PageRequest = {
  Params: { token: string };
  Querystring: { again?: string };
  Body: Readonly<Record<string, string>> | undefined;
};

/** The pages that simulate a card, a wallet and a bank; plain forms, no script. */
export function registerCashierPages(app: FastifyInstance, cashier: Cashier): void {
  const { store } = cashier;
  const style = readFileSync(join(folders.sourceFolder, 'cashier', 'style.css'), 'utf8');

  app.addHook('onRequest', async (request, reply) => {
    reply.header('content-security-policy', policy);
    // Cross-site forms are refused.
    const site = request.headers['sec-fetch-site'];
    if (request.method === 'POST' && site !== undefined && site !== 'same-origin') throw new Refusal('BAD_REQUEST');
  });
  const send = (reply: FastifyReply, page: Markup, status = 200) =>
    reply.code(status).type('text/html; charset=utf-8').send(page.text);
  const paymentOf = (token: string) => store.paymentOfToken(token);
  const outcomeOf = (body: PageRequest['Body']): Outcome => outcomes.find((one) => one === body?.outcome) ?? 'approve';

  app.get('/cashier/style.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(style));

  app.get<PageRequest>('/cashier/pay/:token', async (request, reply) => {
    const payment = paymentOf(request.params.token);
    if (!payment || payment.method === 'bankTransfer') return send(reply, expiredPage(), 404);
    const over = payment.payments.length > 0 || (payment.failed && request.query.again === undefined);
    return send(reply, over ? endPage(payment) : payPage(payment));
  });
  app.post<PageRequest>('/cashier/pay/:token', async (request, reply) => {
    const payment = paymentOf(request.params.token);
    if (!payment || payment.method === 'bankTransfer') return send(reply, expiredPage(), 404);
    const outcome = outcomeOf(request.body);
    const other = outcome === 'other' ? hundredthsOf(request.body?.otherAmount) : null;
    if (payment.payments.length === 0) settle(cashier, payment, outcome, other ?? payment.amount);
    return reply.redirect(`/cashier/pay/${payment.token}`, 303);
  });
  app.post<PageRequest>('/cashier/pay/:token/give-up', async (request, reply) => {
    const payment = paymentOf(request.params.token);
    if (!payment || payment.method === 'bankTransfer') return send(reply, expiredPage(), 404);
    abandonPayment(cashier, payment);
    return reply.redirect(`/cashier/pay/${payment.token}`, 303);
  });

  app.get<PageRequest>('/cashier/bank/:token', async (request, reply) => {
    const payment = paymentOf(request.params.token);
    if (!payment) return send(reply, expiredPage(), 404);
    const amount = String(payment.amount / 100);
    return send(reply, bankPage(payment, { to: house.accountNumber, amount, memo: payment.reference }));
  });
  app.post<PageRequest>('/cashier/bank/:token', async (request, reply) => {
    const payment = paymentOf(request.params.token);
    if (!payment) return send(reply, expiredPage(), 404);
    const { to = '', amount = '', memo = '' } = request.body ?? {};
    return send(reply, bankPage(payment, transfer(cashier, payment.language, { to, amount, memo }, request.body)));
  });
}

/** Makes the transfer; its memo names the payment that it pays, if any. */
function transfer(cashier: Cashier, language: 'vi' | 'en', written: Transfer, body: PageRequest['Body']): Transfer {
  const text = words[language].bank;
  const amount = hundredthsOf(body?.outcome === 'other' && body.otherAmount ? body.otherAmount : written.amount);
  if (written.to.replace(/\s/g, '') !== house.accountNumber)
    return { ...written, result: { good: false, text: text.unknownAccount } };
  if (amount === null) return { ...written, result: { good: false, text: text.badAmount } };
  const named = cashier.store.payment(written.memo.trim().toUpperCase());
  const outcome = outcomes.find((one) => one === body?.outcome) ?? 'approve';
  if (named) settle(cashier, named, outcome, amount);
  const declined = outcome === 'decline';
  return {
    ...written,
    result: { good: !declined, text: declined ? words[language].failed : sentText(language, amount, named !== null) },
  };
}

/** A typed amount in hundredths; null when it is not valid. */
function hundredthsOf(typed: string | undefined): number | null {
  const digits = (typed ?? '').replace(/[\s.,]/g, '');
  const amount = Number(digits) * 100;
  return /^\d{1,12}$/.test(digits) && amount > 0 ? amount : null;
}
