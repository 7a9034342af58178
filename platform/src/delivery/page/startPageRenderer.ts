import { readFile } from 'node:fs/promises';
import type { PlacedRemote, ViewFiles } from '@unisite/shared/contract';
import type { Log } from '../../foundation/log/log.ts';
import type { LazyFiles, Registry, ServerBuild, ShellAssets } from '../registry/index.ts';
import { createRenderer, findIsolation, type OnFault, type Rendered, type RenderSource } from '../render/index.ts';
import { classesIn, type LazyPart, partsIn } from './lazyParts.ts';
import { markupCache } from './markupCache.ts';
import type { ModuleMarkup, ModuleRequest, PageRenderer } from './pageRenderer.ts';

/** What React writes for a `lazy` part that was not loaded. */
const unfinished = '<!--$!-->';

const isFinished = (rendered: Rendered): boolean =>
  rendered.state !== 'rendered' || !rendered.html.includes(unfinished);

interface RendererNeeds {
  readonly shell: ShellAssets;
  readonly registry: Pick<Registry, 'serverBuild' | 'snapshot'>;
  /** Maximum number of processes. */
  readonly processes: number;
  /** Markets whose remotes are prepared at start. */
  readonly markets: readonly string[];
  readonly log: Log;
  /** Called when a version is at fault for a failed rendering. */
  readonly onFault: OnFault;
}

/** Starts the page renderer; null when it is switched off or the shell has no server build. */
export async function startPageRenderer(
  needs: RendererNeeds,
): Promise<{ readonly renderer: PageRenderer; close(): void } | null> {
  const { shell, registry, processes, markets, log, onFault } = needs;
  const { server } = shell.manifest;
  if (processes === 0 || !server) return null;
  const renderer = await createRenderer({
    isolation: await findIsolation(log),
    host: scriptOf(shell, server.host),
    processes,
    log,
    onFault,
  });
  const ownPages: RenderSource = {
    id: `shell ${server.shell}`,
    script: scriptOf(shell, server.shell),
    modules: ['page'],
    publicPath: '',
    isHouse: true,
  };
  const remotes = markets.flatMap((market) => registry.snapshot(market).remotes);
  renderer.prepare([ownPages, ...remotes.flatMap((remote) => sourceOf(registry, remote) ?? [])]);

  const cache = markupCache();
  const stylesheets = new Map<string, Promise<ReadonlySet<string>>>();
  /** A stylesheet is immutable: its address is its hash. */
  const classesAt = (path: string): Promise<ReadonlySet<string>> => {
    const known = stylesheets.get(path) ?? readFile(path, 'utf8').then(classesIn);
    stylesheets.set(path, known);
    return known;
  };
  const readParts = (parts: readonly LazyFiles[]): Promise<LazyPart[]> =>
    Promise.all(
      parts.map(async ({ js, css }) => ({
        js,
        css: await Promise.all(css.map(async ({ file, path }) => ({ file, classes: await classesAt(path) }))),
      })),
    );

  async function render(
    source: RenderSource,
    module: string,
    request: ModuleRequest,
    lazy: readonly LazyFiles[] = [],
  ): Promise<ModuleMarkup | null> {
    const parts = await readParts(lazy);
    const { responses, visit, givenKey, patience, ...rest } = request;
    const markupOf = (rendered: Rendered): ModuleMarkup | null =>
      rendered.state === 'rendered'
        ? { ...rendered, lazy: partsIn(rendered.html, parts).map(filesOf), renderedAt: request.time }
        : null;
    const renderNow = async (onLate?: (markup: ModuleMarkup) => void): Promise<ModuleMarkup | null> => {
      const hearLate = (rendered: Rendered) => {
        const markup = isFinished(rendered) ? markupOf(rendered) : null;
        if (markup) onLate?.(markup);
      };
      const asked = { ...rest, module, responses: parsed(responses) };
      const renderOnce = () => renderer.render(source, asked, { patience, page: visit, onLate: hearLate });
      const first = await renderOnce();
      // lazy parts that the first rendering waited for are loaded by the second
      return markupOf(isFinished(first) ? first : await renderOnce());
    };
    if (request.session || request.given?.signIn) return renderNow();
    // everything that a guest's markup depends on, except responses and clock
    const { url, path, language, idPrefix } = request;
    return cache.get(JSON.stringify([source.id, module, url, path, language, idPrefix, givenKey]), request, renderNow);
  }

  return {
    close: () => renderer.close(),
    renderer: {
      async remote(remote, module, request) {
        const build = registry.serverBuild(remote.name, remote.digest);
        if (!build?.modules.includes(module)) return null;
        return render(sourceIn(build, remote.digest), module, request, build.lazy[module]);
      },
      shell: (request) => render(ownPages, 'page', request),
    },
  };
}

/** The file is checked against the hash in the shell's manifest. */
function scriptOf({ manifest, find }: ShellAssets, file: string): RenderSource['script'] {
  const { integrity } = manifest.files[file] ?? { integrity: '' };
  return { integrity, read: () => readFile(find(file)?.path ?? '') };
}

/** Null when the version has no server build, or its team may not render on the server. */
function sourceOf(
  registry: Pick<Registry, 'serverBuild'>,
  { name, digest }: Pick<PlacedRemote, 'name' | 'digest'>,
): RenderSource | null {
  const build = registry.serverBuild(name, digest);
  return build && sourceIn(build, digest);
}

const sourceIn = ({ path, integrity, modules, base, isHouse }: ServerBuild, digest: string): RenderSource => ({
  id: digest,
  script: { integrity, read: () => readFile(path) },
  modules,
  publicPath: base,
  isHouse,
});

const filesOf = ({ js, css }: LazyPart): ViewFiles => ({ js: [...js], css: css.map(({ file }) => file) });

const parsed = (responses: ReadonlyMap<string, string>): Record<string, unknown> =>
  Object.fromEntries([...responses].map(([address, envelope]) => [address, JSON.parse(envelope)]));
