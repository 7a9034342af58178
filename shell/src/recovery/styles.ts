import { pinnedVersion } from '../loader/versions.ts';
import { reportFailure } from './reportFailure.ts';

/**
 * Removes stylesheets of remotes that have rules outside the remote's own layer, where they would affect the whole
 * page.
 */
export function watchStyles(): void {
  for (const link of document.querySelectorAll('link')) checkStyles(link);
  // load events do not bubble, but can be captured
  document.addEventListener('load', ({ target }) => target instanceof HTMLLinkElement && checkStyles(target), true);
}

function checkStyles({ href, sheet }: HTMLLinkElement): void {
  const version = sheet && pinnedVersion(href);
  if (!version) return;
  const leak = rulesOf(sheet).find((rule) => !isOf(`remote.${version.name}`, rule));
  if (!leak) return;
  sheet.disabled = true;
  const error = new Error(
    `${href.slice(href.lastIndexOf('/') + 1)} has rules outside its layer: ${leak.cssText.slice(0, 80)}`,
  );
  reportError(error);
  reportFailure(version, '', 'LEAKED', error);
}

/** Empty for a stylesheet that failed to load. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

const isOf = (layer: string, rule: CSSRule): boolean =>
  rule instanceof CSSLayerBlockRule
    ? within(layer, rule.name)
    : rule instanceof CSSLayerStatementRule && rule.nameList.every((name) => within(layer, name));

const within = (layer: string, name: string): boolean => name === layer || name.startsWith(`${layer}.`);
