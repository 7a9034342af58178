import { getFamilyByType, isLikelyComponentType, performReactRefresh, register } from 'react-refresh/runtime';

/** The hot-module interface of a module. */
interface ReplaceableModule {
  id: string | number;
  exports: unknown;
  hot?: Hot | undefined;
}

interface Hot {
  data?: { exports?: Record<string, unknown> } | undefined;
  accept(): void;
  invalidate(): void;
  dispose(callback: (data: { exports?: Record<string, unknown> }) => void): void;
}

let refreshing: ReturnType<typeof setTimeout> | undefined;

/**
 * Runs at the end of each of the remote's modules. A module that exports only components is swapped in place and keeps
 * its state; any other re-evaluates its importers.
 */
export function refreshModule(module: ReplaceableModule): void {
  const { hot } = module;
  if (!hot) return;
  const exported = exportsOf(module.exports);
  for (const [name, value] of Object.entries(exported)) {
    if (isLikelyComponentType(value)) register(value, `${module.id} exports ${name}`);
  }
  const before = hot.data?.exports;
  if (!isBoundary(exported)) {
    if (before) hot.invalidate();
    return;
  }
  hot.dispose((data) => {
    data.exports = exported;
  });
  hot.accept();
  if (!before) return;
  if (!isSameKind(before, exported)) {
    hot.invalidate();
    return;
  }
  clearTimeout(refreshing);
  refreshing = setTimeout(performReactRefresh, 30);
}

const exportsOf = (exports: unknown): Record<string, unknown> =>
  typeof exports === 'object' && exports !== null ? { ...exports } : {};

const isBoundary = (exported: Record<string, unknown>): boolean => {
  const values = Object.values(exported);
  return values.length > 0 && values.every((value) => isLikelyComponentType(value));
};

/** Whether each export was a component before too, so that it can be swapped. */
const isSameKind = (before: Record<string, unknown>, now: Record<string, unknown>): boolean =>
  Object.keys(before).length === Object.keys(now).length &&
  Object.entries(now).every(([name, value]) => getFamilyByType(before[name]) === getFamilyByType(value));
