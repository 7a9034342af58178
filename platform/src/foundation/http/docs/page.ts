import { liveEvent, liveEventsPath, type Operation, operationsByDomain } from '@unisite/shared/contract';
import { seamlessCalls } from '@unisite/shared/contract/seamless';
import { jsonSchemaOf } from './jsonSchema.ts';
import { notationOf } from './notation.ts';
import { codesOf, statusOf } from './openApi.ts';

/** The contract for human readers: a page without scripts. */
export function docsPage(): string {
  const domains = Object.entries(operationsByDomain);
  const index = domains
    .map(([domain, operations]) => {
      const links = operations.map(({ name }) => `<li><a href="#${name}">${escaped(name)}</a></li>`).join('');
      return `<section><h2><a href="#domain-${domain}">${escaped(domain)}</a></h2><ul>${links}</ul></section>`;
    })
    .join('');
  const body = domains
    .map(
      ([domain, operations]) =>
        `<section class="domain" aria-labelledby="domain-${domain}"><h2 id="domain-${domain}">${escaped(domain)}</h2>${operations.map(operationHtml).join('')}</section>`,
    )
    .join('');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<title>Unisite platform: the calls</title>
<link rel="stylesheet" href="/docs/style.css">
</head>
<body>
<a class="skip" href="#calls">Skip to the calls</a>
<header>
<p class="brand">Unisite</p>
<h1>The platform’s calls</h1>
<p>Every answer is an envelope: <code>{ success: true, value }</code>, or <code>{ success: false, code, message, messages?, fields? }</code> with a stable code, and a sentence in the caller’s
language (<code>X-Language</code>, else <code>Accept-Language</code>). Amounts are VND with at most 2 decimals. Lists count pages from 1.</p>
<p><a href="/openapi.json">OpenAPI document</a>, <a href="/vendor/v1/openapi.json">OpenAPI document of the vendors’ wallet</a></p>
</header>
<nav aria-label="Calls">${index}</nav>
<main id="calls">
${body}
<section class="domain" aria-labelledby="domain-live"><h2 id="domain-live">live events</h2>
<article id="live"><h3><span class="method">GET</span> <code>${liveEventsPath}</code></h3>
<p>Server-sent events of the market and of the signed-in member (by cookie). Each event’s <code>data</code> is one of:</p>
<pre tabindex="0">${escaped(notationOf(jsonSchemaOf(liveEvent, 'output')))}</pre></article></section>
<section class="domain" aria-labelledby="domain-vendors"><h2 id="domain-vendors">vendors’ wallet</h2>
<p>What game vendors’ servers call, signed over the body with <code>X-Vendor</code>, <code>X-Timestamp</code>, <code>X-Nonce</code> and <code>X-Signature</code>. Amounts are whole hundredths.</p>
${seamlessCalls.map(seamlessHtml).join('')}</section>
</main>
</body>
</html>
`;
}

function seamlessHtml({ name, path, summary, request, answer, errors }: (typeof seamlessCalls)[number]): string {
  const codes = errors.map((code) => `<li><code>${escaped(code)}</code></li>`).join('');
  return `<article id="vendor-${name}">
<h3><span class="method post">POST</span> <code>${escaped(path)}</code></h3>
<p>${escaped(summary)}. <a class="anchor" href="#vendor-${name}" aria-label="Link to ${escaped(name)}">${escaped(name)}</a></p>
<div class="sides">
<div><h4>Request <small>JSON</small></h4><pre tabindex="0">${escaped(notationOf(jsonSchemaOf(request, 'input')))}</pre></div>
<div><h4>Answer</h4><pre tabindex="0">${escaped(notationOf(jsonSchemaOf(answer, 'output')))}</pre></div>
</div>
<details><summary>Refusals</summary><ul class="codes">${codes}</ul></details>
</article>`;
}

function operationHtml(operation: Operation): string {
  const { name, method, path, summary } = operation;
  const badges = badgesOf(operation)
    .map((badge) => `<li>${escaped(badge)}</li>`)
    .join('');
  const errors = codesOf(operation)
    .map((code) => `<li><code>${escaped(code)}</code> <span class="status">${statusOf(code) ?? ''}</span></li>`)
    .join('');
  const where = method === 'GET' || method === 'DELETE' ? 'query' : operation.sealed ? 'sealed JSON' : 'JSON';
  return `<article id="${name}">
<h3><span class="method ${method.toLowerCase()}">${method}</span> <code>${escaped(path)}</code></h3>
<p>${escaped(summary)}. <a class="anchor" href="#${name}" aria-label="Link to ${escaped(name)}">${escaped(name)}</a></p>
${badges ? `<ul class="badges">${badges}</ul>` : ''}
<div class="sides">
<div><h4>Request <small>${where}</small></h4><pre tabindex="0">${escaped(notationOf(jsonSchemaOf(operation.request, 'input')))}</pre></div>
<div><h4>Value</h4><pre tabindex="0">${escaped(notationOf(jsonSchemaOf(operation.value, 'output')))}</pre></div>
</div>
<details><summary>Errors</summary><ul class="codes">${errors}</ul></details>
</article>`;
}

function badgesOf({ access, sealed, idempotent, repeatable, form }: Operation): string[] {
  return [
    access === 'member' ? 'session' : access === 'optional' ? 'session optional' : '',
    sealed ? 'sealed' : '',
    idempotent ? 'Idempotency-Key' : repeatable ? 'Idempotency-Key optional' : '',
    form ? 'form' : '',
  ].filter((badge) => badge !== '');
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
