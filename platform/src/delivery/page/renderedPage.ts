import { randomBytes } from 'node:crypto';
import type { SessionInfo, Snapshot, SystemStatus, ViewFiles } from '@unisite/shared/contract';
import { boxKey, type SentSignIn } from '@unisite/shared/contract/rendering';
import { escapeHtml } from '../../foundation/http/escape.ts';
import type { ImagePreload } from '../render/index.ts';
import { bootstrapOf } from './bootstrap.ts';
import type { BootstrapParts } from './bootstrapParts.ts';
import type { KnownPage } from './pageOfPath.ts';
import type { ModuleMarkup, ModuleRequest, PageRenderer } from './pageRenderer.ts';
import { type Answers, type Ask, renderAnswered } from './renderAnswered.ts';
import { type ShownModule, visibleModules } from './visibleModules.ts';

export interface RenderedPageCase {
  /** The page that is shown, after guards. */
  page: KnownPage;
  parts: BootstrapParts;
  /** Requested path and query. */
  url: string;
  /** Origin of the site. */
  origin: string;
  /** The visitor's address. */
  ip: string;
  /** Responses to the page's first calls: address → envelope, as text. */
  responses: Answers;
  /** Makes GET calls on the visitor's behalf that rendering turns out to need. */
  ask: Ask;
  /** The visitor followed a link of this site or typed the address: no other site's page chose it. */
  isOwnNavigation: boolean;
  /** What the sign-in form shows after it was submitted. */
  signIn?: SentSignIn | undefined;
  now: Date;
}

/** A page as markup: the content of `#root` with its mark, and what the head needs. */
export interface RenderedPage {
  readonly html: string;
  readonly idPrefix: string;
  /** Milliseconds since the epoch. */
  readonly renderedAt: number;
  /** The responses it was rendered with: `responses` and those requested in addition. */
  readonly answers: Answers;
  /** The modules in it, with the files of their lazy parts. */
  readonly modules: readonly RenderedParts[];
  /** Pictures that are seen first. */
  readonly preloads: readonly ImagePreload[];
}

/** A rendered module, and the files that its markup needs besides those of its first view. */
export interface RenderedParts extends Pick<ShownModule, 'remote' | 'module'> {
  readonly lazy: readonly ViewFiles[];
}

interface RenderedBox extends RenderedParts {
  readonly idPrefix: string;
  readonly markup: ModuleMarkup;
}

const shellPrefix = 's';

/**
 * How long a page waits for its modules, and for them and the shell together, milliseconds; the shell always has some
 * time of its own. The browser renders what is not ready.
 */
const patience = { modules: 400, all: 600, shell: 150 };

/** Placeholder for a box in the shell's markup; the secret keeps others from writing one. */
const secret = randomBytes(12).toString('hex');
const mark = (place: number): string => `box-${secret}-${place};`;
const marks = new RegExp(`box-${secret}-(\\d+);`, 'g');

/** A page is only rendered while the market is open, and rendering needs no visitor's address. */
const open: SystemStatus = { status: 0, ip: '', country: '', until: null };

/**
 * Renders a page: first its modules in parallel, then the shell, whose marks are replaced by the modules' markup. A
 * module that fails leaves its skeleton; null when the shell fails, so that the browser renders the page.
 */
export async function renderPage(renderer: PageRenderer, given: RenderedPageCase): Promise<RenderedPage | null> {
  const { page, parts, url, origin, ip, signIn, now } = given;
  if (!isRenderable(given)) return null;
  const { session, language, balanceHidden, snapshot } = parts;
  const { market } = bootstrapOf(parts);
  const began = performance.now();
  const asked: Omit<ModuleRequest, 'idPrefix'> = {
    url,
    language,
    zone: { timeZone: market.timeZone, zoneName: market.zoneName },
    balanceHidden,
    responses: given.responses,
    time: now.getTime(),
    session: session && withoutToken(session),
    visit: { market: parts.market.code, ip },
    patience: patience.modules,
  };
  const path = page.kind === 'remote' ? page.route.path : undefined;
  let answers: Answers = given.responses;
  const boxes = await Promise.all(
    renderedModules(given).map(async ({ remote, module }, place): Promise<RenderedBox | null> => {
      const idPrefix = `r${place}`;
      const render = (responses: Answers) => renderer.remote(remote, module, { ...asked, responses, path, idPrefix });
      // a module on a page with several has declared its calls, and the page does not wait for more
      if (page.kind !== 'remote') return boxOf({ remote, module, idPrefix }, await render(answers));
      const rendered = await renderAnswered(render, given.ask, answers);
      answers = rendered.answers;
      return boxOf({ remote, module, idPrefix }, rendered.markup);
    }),
  );
  const placed = boxes.filter((box) => box !== null);
  const renderShell = (responses: Answers) =>
    renderer.shell({
      ...asked,
      responses,
      idPrefix: shellPrefix,
      patience: Math.max(patience.shell, patience.all - (performance.now() - began)),
      givenKey: [
        JSON.stringify(market),
        idOf(snapshot),
        origin,
        ...placed.map(({ remote, module }) => remote.digest + module),
      ].join(),
      given: {
        market,
        status: open,
        origin,
        snapshot: withoutFiles(snapshot),
        signIn,
        boxes: Object.fromEntries(
          placed.map(({ remote, module }, place) => [boxKey(remote.digest, module), mark(place)]),
        ),
      },
    });
  // boxes are already rendered: responses fetched for the shell now would change them in the browser
  const ask: Ask = placed.length === 0 ? given.ask : async () => new Map();
  const { markup: shell, answers: all } = await renderAnswered(renderShell, ask, answers);
  if (!shell) return null;
  const html = shell.html.replace(marks, (_, place) => {
    const box = placed[Number(place)];
    return box ? boxMarkup(box) : '';
  });
  return {
    html,
    idPrefix: shellPrefix,
    renderedAt: shell.renderedAt,
    answers: all,
    modules: placed,
    preloads: placed.flatMap(({ markup }) => markup.preloads),
  };
}

/**
 * Whether to render a page for this request. A member's page must not reflect input chosen by another site: compressed
 * together with the session's handle, it could reveal it (BREACH).
 */
function isRenderable({ page, parts, url, isOwnNavigation }: RenderedPageCase): boolean {
  if (parts.status.status !== 0) return false;
  if (parts.session === null) return true;
  const isPlain = page.kind === 'remote' ? url === page.route.path : !url.includes('?');
  return page.kind !== 'unknown' && (isPlain || isOwnNavigation);
}

/** Modules to render on the server: those of the page's first view, except modals, which open later. */
const renderedModules = ({ page, parts: { snapshot, session } }: RenderedPageCase): ShownModule[] =>
  visibleModules(page.kind === 'shell' ? { ...page, modal: null } : page, snapshot, session);

const boxOf = (
  { remote, module, idPrefix }: Pick<RenderedBox, 'remote' | 'module' | 'idPrefix'>,
  markup: ModuleMarkup | null,
): RenderedBox | null => markup && { remote, module, lazy: markup.lazy, idPrefix, markup };

const ids = new WeakMap<object, number>();
let lastId = 0;

/** A number for an immutable object: different whenever the content is. */
function idOf(object: object): number {
  const known = ids.get(object);
  if (known !== undefined) return known;
  lastId += 1;
  ids.set(object, lastId);
  return lastId;
}

const lean = new WeakMap<Snapshot, Snapshot>();

/**
 * The snapshot for rendering the shell: without files and hashes, which are most of it and only the browser's concern.
 */
function withoutFiles(snapshot: Snapshot): Snapshot {
  const made = lean.get(snapshot) ?? {
    ...snapshot,
    teams: {},
    remotes: snapshot.remotes.map((remote) => ({ ...remote, integrity: {}, modules: {} })),
  };
  lean.set(snapshot, made);
  return made;
}

/** Only the page itself gets the session's handle. */
function withoutToken({ token: _, ...session }: SessionInfo): Omit<SessionInfo, 'token'> {
  return session;
}

const boxMarkup = ({ remote, module, idPrefix, markup }: RenderedBox): string =>
  `<div data-remote="${escapeHtml(remote.name)}" data-module="${escapeHtml(module)}" data-digest="${escapeHtml(remote.digest)}" data-rendered="${idPrefix}" data-rendered-at="${markup.renderedAt}">${markup.html}</div>`;
