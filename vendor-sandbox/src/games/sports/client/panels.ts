import { byId } from '../../../client/dom.ts';

const names = ['slip', 'mine'] as const;
type Panel = (typeof names)[number];

interface Panels {
  show(name: Panel): void;
  /** Opens and closes the panels where they cover the board. */
  readonly toggle: HTMLButtonElement;
}

/** The slip and the player's bets: one of the two is shown; on a phone they cover the board. */
export function createPanels(): Panels {
  function show(name: Panel): void {
    for (const each of names) {
      const tab = byId(`tab-${each}`, HTMLButtonElement);
      tab.setAttribute('aria-selected', String(each === name));
      tab.tabIndex = each === name ? 0 : -1;
      byId(`panel-${each}`, HTMLElement).hidden = each !== name;
    }
  }

  const toggle = byId('slip-toggle', HTMLButtonElement);
  function open(isOpen: boolean): void {
    document.body.dataset.slip = isOpen ? 'open' : '';
    toggle.setAttribute('aria-expanded', String(isOpen));
  }

  for (const name of names) {
    const tab = byId(`tab-${name}`, HTMLButtonElement);
    tab.addEventListener('click', () => show(name));
    tab.addEventListener('keydown', (event) => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      event.preventDefault();
      const other = name === 'slip' ? 'mine' : 'slip';
      show(other);
      byId(`tab-${other}`, HTMLButtonElement).focus();
    });
  }
  toggle.addEventListener('click', () => open(document.body.dataset.slip !== 'open'));
  byId('slip-close', HTMLButtonElement).addEventListener('click', () => {
    open(false);
    toggle.focus();
  });
  return { show, toggle };
}
