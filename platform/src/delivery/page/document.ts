import type { Language, ShellManifest } from '@unisite/shared/contract';
import { escapeHtml, scriptJson, scriptText } from '../../foundation/http/escape.ts';
import type { ServiceEntry } from '../../site/content/index.ts';
import { earlyClicksScript } from './earlyClicks.ts';
import type { Preload } from './preloads.ts';
import type { RenderedPage } from './renderedPage.ts';
import { startGuardNotice, startGuardScript } from './startGuard.ts';
import { noScript, siteName } from './titles.ts';

export interface PageDocument {
  language: Language;
  title: string;
  description: string;
  /** Absolute address; null when the page has no canonical one. */
  canonical: string | null;
  /** False for pages that search engines should not index. */
  indexed: boolean;
  /** Address of the compression dictionary that browsers fetch when idle; null for none. */
  dictionary: string | null;
  shell: ShellManifest;
  /** The preload links written by `preloadLinks`. */
  preloads: string;
  skeleton: string;
  /** The page as markup, replacing the skeleton; null: the browser renders it. */
  rendered: RenderedPage | null;
  /** The stylesheets of the modules in `rendered`. */
  styles: readonly Preload[];
  /** The bootstrap written by `scriptJson`. */
  bootstrap: string;
  /** Responses to the page's first calls: JSON by the call's address. */
  answers: ReadonlyMap<string, string>;
  /** How to reach customer service, for a page whose shell fails to start. */
  contacts: readonly ServiceEntry[];
  /** The hashes of the shell's files written by `shellHashes`. */
  shellHashes: string;
}

/**
 * A page's preload links. The mode is CORS, as in the later load with integrity; another mode would fetch the file
 * twice. On a rendered page, styles and the pictures seen first come before them (`later`).
 */
export function preloadLinks(preloads: readonly Preload[], later: boolean): string {
  return preloads
    .map(({ href, as, integrity }) =>
      [
        `<link rel="preload" href="${escapeHtml(href)}" as="${as}"`,
        as === 'font' ? ' type="font/woff2"' : '',
        later ? ' fetchpriority="low"' : '',
        integrity && (as === 'script' || as === 'style') ? ` integrity="${escapeHtml(integrity)}"` : '',
        as === 'image' ? '>' : ' crossorigin>',
      ].join(''),
    )
    .join('\n');
}

/**
 * Hashes of the shell's scripts and styles by path: the shell loads its later parts by them and refuses files without
 * one. Those of the remotes are in the snapshot.
 */
export const shellHashes = ({ files }: ShellManifest): string =>
  scriptJson(
    Object.fromEntries(
      Object.entries(files)
        .filter(([file]) => /\.(js|css)$/.test(file))
        .map(([file, { integrity }]) => [`/assets/${file}`, integrity]),
    ),
  );

/** The whole page. */
export function renderDocument(page: PageDocument): string {
  const { language, title, canonical, shell } = page;
  const words = page.rendered ? noScript.rendered : noScript.skeleton;
  const hashed = (file: string): string =>
    `/assets/${file}" integrity="${escapeHtml(shell.files[file]?.integrity ?? '')}" crossorigin`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeHtml(title)}</title>
${startGuardScript}${page.rendered ? earlyClicksScript : ''}
${lines(shell.css.map((file) => `<link rel="stylesheet" href="${hashed(file)}>`))}
${page.rendered ? renderedHead(page.styles, page.rendered) : ''}${lines(shell.js.map((file) => `<script defer fetchpriority="${page.rendered ? 'low' : 'high'}" src="${hashed(file)}></script>`))}
${page.preloads}
<meta name="description" content="${escapeHtml(page.description)}">
<meta name="theme-color" content="#0b1020">
<meta name="color-scheme" content="dark">
<meta name="application-name" content="${siteName}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="manifest" href="/manifest.webmanifest">
${page.dictionary ? `<link rel="compression-dictionary" href="${escapeHtml(page.dictionary)}">` : ''}
${canonical ? `<link rel="canonical" href="${escapeHtml(canonical)}">` : ''}${page.indexed ? '' : '<meta name="robots" content="noindex">'}
</head>
<body>
<noscript><p class="wrap" lang="vi">${words.vi}</p><p class="wrap" lang="en">${words.en}</p></noscript>
${page.rendered ? renderedRoot(page.rendered) : `<div id="root">${page.skeleton}</div>`}
${startGuardNotice(language, page.contacts)}
<script type="application/json" id="bootstrap">${page.bootstrap}</script>
<script type="application/json" id="integrity">${page.shellHashes}</script>
<script type="application/json" id="answers">${answersJson(page.answers)}</script>
</body>
</html>
`;
}

const renderedHead = (styles: readonly Preload[], { preloads }: RenderedPage): string =>
  `${lines(styles.map(({ href, integrity }) => `<link rel="stylesheet" href="${escapeHtml(href)}" integrity="${escapeHtml(integrity ?? '')}" crossorigin>`))}
${lines(preloads.map(imagePreload))}
`;

function imagePreload({ href, imageSrcSet, imageSizes, fetchPriority }: RenderedPage['preloads'][number]): string {
  const attributes = { href, imagesrcset: imageSrcSet, imagesizes: imageSizes, fetchpriority: fetchPriority };
  const written = Object.entries(attributes).flatMap(([name, value]) =>
    value === null ? [] : [` ${name}="${escapeHtml(value)}"`],
  );
  return `<link rel="preload" as="image"${written.join('')}>`;
}

const renderedRoot = ({ html, idPrefix, renderedAt }: RenderedPage): string =>
  `<div id="root" data-rendered="${idPrefix}" data-rendered-at="${renderedAt}">${html}</div>`;

const answersJson = (answers: PageDocument['answers']): string =>
  `{${[...answers].map(([address, answer]) => `${scriptJson(address)}:${scriptText(answer)}`).join(',')}}`;

const lines = (markup: readonly string[]): string => markup.join('\n');
