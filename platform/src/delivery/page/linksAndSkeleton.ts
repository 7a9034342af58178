import type { ShellAssets } from '../registry/index.ts';
import { type BootstrapParts, isOpen } from './bootstrapParts.ts';
import { preloadLinks } from './document.ts';
import type { KnownPage } from './pageOfPath.ts';
import { preloadsFor } from './preloads.ts';
import { emptySkeleton, skeleton } from './skeleton.ts';
import { passes } from './visiblePage.ts';

interface Prepared {
  preloads: string;
  skeleton: string;
}

const prepared = new WeakMap<BootstrapParts['snapshot'], Map<string, Prepared>>();

/** Links and skeleton of a page, the same for everyone with this snapshot, language and standing; computed once. */
export function linksAndSkeleton(
  shell: ShellAssets,
  page: KnownPage,
  parts: BootstrapParts,
  isRendered: boolean,
): Prepared {
  const { snapshot, language, session } = parts;
  const open = isOpen(parts);
  const path = page.kind === 'remote' ? page.route.path : page.kind === 'shell' ? page.path : page.kind;
  const standing = (['member', 'agent'] as const).map((guard) => passes(guard, session));
  const key = [language, open, isRendered, ...standing, page.kind, path].join(' ');
  const ready = prepared.get(snapshot) ?? new Map<string, Prepared>();
  prepared.set(snapshot, ready);
  const made = ready.get(key) ?? {
    preloads: preloadLinks(preloadsFor({ page, snapshot, shell: shell.manifest, language, session, open }), isRendered),
    skeleton: open ? skeleton(page, snapshot, session) : emptySkeleton,
  };
  ready.set(key, made);
  return made;
}
