import { type BuildEvent, buildEventsPath } from '../buildEvents.ts';
import { swapStyles } from './swapStyles.ts';

declare const __webpack_hash__: string;
declare const __webpack_public_path__: string;
declare global {
  interface ImportMeta {
    webpackHot?: { check(apply: boolean): Promise<unknown[] | null>; status(): string };
  }
  // the page's table of file hashes by path (remote-kit, ChunkIntegrity); writable only in a development server's page
  // (rewritePage)
  var __integrity: Record<string, string> | undefined;
}

let session: string | null = null;
let stale = false;
let working: Promise<void> = Promise.resolve();

/** The shown components failed, so the next build reloads the page instead of updating it. */
export function reloadAtNextBuild(): void {
  stale = true;
}

const stream = new EventSource(buildEventsPath);
stream.addEventListener('message', ({ data }) => {
  // border: written by the proxy that served the page
  const news = JSON.parse(data as string) as BuildEvent;
  working = working.then(() => receive(news)).catch(reload);
});

async function receive({ session: current, hash, files, errors }: BuildEvent): Promise<void> {
  session ??= current;
  if (session !== current) return reload('the development server was started anew');
  for (const error of errors) console.error(error);
  if (errors.length > 0 || hash === __webpack_hash__) return;
  if (stale) return reload('what is shown has failed');
  trust(files);
  await replaceModules(hash);
  swapStyles(base(), files);
}

const base = (): string => new URL(__webpack_public_path__, location.href).pathname;

function trust(files: BuildEvent['files']): void {
  globalThis.__integrity ??= {};
  for (const [file, integrity] of Object.entries(files)) globalThis.__integrity[base() + file] = integrity;
}

/** Applies builds one after the other until the page is at `hash`. Throws when one cannot be applied. */
async function replaceModules(hash: string): Promise<void> {
  while (__webpack_hash__ !== hash) {
    const replaced = await import.meta.webpackHot?.check(true);
    if (!replaced) throw new Error('the page is older than this development server');
  }
}

function reload(why: unknown): void {
  console.info('reloading:', why);
  location.reload();
}
