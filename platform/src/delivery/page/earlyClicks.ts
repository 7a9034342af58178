import { createHash } from 'node:crypto';

/**
 * Records clicks on buttons, and on tiles, which may ask for a sign-in first, until their root, or its lazily loaded
 * part, is hydrated; the shell replays them (`shell/src/loader/earlyEvents.ts`). Other links are followed at once.
 */
const script = `(() => {
const kept = globalThis.unisiteEarlyClicks = [];
addEventListener('click', (event) => {
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const pressed = event.target instanceof Element && event.target.closest('button, summary, .tile a[href]');
  const root = pressed && pressed.closest('[data-rendered], [data-late]');
  if (!root || root.dataset.live !== undefined) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (kept.includes(pressed)) return;
  kept.push(pressed);
  pressed.setAttribute('aria-busy', 'true');
}, true);
})();`;

/** CSP source that admits exactly this script. */
export const earlyClicksHash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Placed in server-rendered pages, before what it listens to. */
export const earlyClicksScript = `<script>${script}</script>`;
