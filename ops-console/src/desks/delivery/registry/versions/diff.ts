import type { VersionView } from '@unisite/shared/contract/rollout';

type Descriptor = VersionView['descriptor'];

/** One difference between versions: added, removed or changed. */
export type Difference =
  | { readonly kind: 'added' | 'removed'; readonly name: string }
  /** `fields`: its changed fields. */
  | { readonly kind: 'changed'; readonly name: string; readonly fields: readonly string[] };

export type FileDifference =
  | { readonly kind: 'added' | 'removed'; readonly name: string; readonly bytes: number }
  | { readonly kind: 'changed'; readonly name: string; readonly bytes: number; readonly before: number };

/** Parts of a remote's offer. */
export const parts = ['routes', 'slots', 'modals', 'navigation'] as const;
export type Part = (typeof parts)[number];

export interface VersionDiff {
  readonly offers: Readonly<Record<Part, readonly Difference[]>>;
  /** The range of the shared contract, if it changed. */
  readonly needs: { readonly from: string; readonly to: string } | null;
  readonly files: readonly FileDifference[];
  /** Number of identical files. */
  readonly sameFiles: number;
  readonly bytes: { readonly from: number; readonly to: number };
  readonly firstView: { readonly from: number; readonly to: number };
}

/** Identity of each kind of offer. */
const offersOf = (descriptor: Descriptor): Readonly<Record<Part, ReadonlyMap<string, object>>> => ({
  routes: new Map(descriptor.routes.map((route) => [route.path, route])),
  slots: new Map(descriptor.slots.map((slot) => [`${slot.slot} ${slot.module}`, slot])),
  modals: new Map(descriptor.modals.map((modal) => [modal.modal, modal])),
  navigation: new Map(descriptor.navigation.map((entry) => [entry.to, entry])),
});

/** Differences when `to` replaces `from`. */
export function diffVersions(from: VersionView, to: VersionView): VersionDiff {
  const [before, after] = [offersOf(from.descriptor), offersOf(to.descriptor)];
  const { files, same } = diffFiles(from.files, to.files);
  const needs = { from: from.descriptor.needs.shared, to: to.descriptor.needs.shared };
  return {
    offers: {
      routes: differences(before.routes, after.routes),
      slots: differences(before.slots, after.slots),
      modals: differences(before.modals, after.modals),
      navigation: differences(before.navigation, after.navigation),
    },
    needs: needs.from === needs.to ? null : needs,
    files,
    sameFiles: same,
    bytes: { from: from.bytes, to: to.bytes },
    firstView: { from: from.firstViewBytes, to: to.firstViewBytes },
  };
}

function differences(before: ReadonlyMap<string, object>, after: ReadonlyMap<string, object>): Difference[] {
  const removed = [...before.keys()].filter((name) => !after.has(name));
  const added = [...after.keys()].filter((name) => !before.has(name));
  const changed = [...after].flatMap(([name, offer]): Difference[] => {
    const old = before.get(name);
    const fields = old ? changedFields(old, offer) : [];
    return fields.length > 0 ? [{ kind: 'changed', name, fields }] : [];
  });
  return [
    ...removed.map((name): Difference => ({ kind: 'removed', name })),
    ...added.map((name): Difference => ({ kind: 'added', name })),
    ...changed,
  ];
}

function changedFields(old: object, offer: object): string[] {
  const [before, after] = [new Map(Object.entries(old)), new Map(Object.entries(offer))];
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => JSON.stringify(before.get(name)) !== JSON.stringify(after.get(name)));
}

/** A file's name without its content hash: `common.1a2b3c4d.js` → `common.js`. */
export const plainName = (name: string): string => name.replace(/\.[0-9a-f]{8,}(?=\.)/, '');

type Files = VersionView['files'];

function diffFiles(before: Files, after: Files): { files: FileDifference[]; same: number } {
  const old = new Map(Object.entries(before).map(([name, file]) => [plainName(name), file]));
  const own = new Map(Object.entries(after).map(([name, file]) => [plainName(name), file]));
  const files: FileDifference[] = [];
  let same = 0;
  for (const [name, { bytes, integrity }] of own) {
    const earlier = old.get(name);
    if (!earlier) files.push({ kind: 'added', name, bytes });
    else if (earlier.integrity === integrity) same += 1;
    else files.push({ kind: 'changed', name, bytes, before: earlier.bytes });
  }
  for (const [name, { bytes }] of old) if (!own.has(name)) files.push({ kind: 'removed', name, bytes });
  return { files: files.sort((one, other) => one.name.localeCompare(other.name)), same };
}
