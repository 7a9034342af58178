import { byId } from '../../../client/dom.ts';

export type View = 'betting' | 'lobby';
const views = ['betting', 'lobby'] as const;

export type Views = { readonly current: View; show(view: View): void };

/** The tabs above the stage; the page opens in the view that the site requested. */
export function createViews(onShow: (view: View) => void): Views {
  const tabOf = (view: View): HTMLButtonElement => byId(`tab-${view}`, HTMLButtonElement);
  let current: View = tabOf('lobby').getAttribute('aria-selected') === 'true' ? 'lobby' : 'betting';

  function show(view: View): void {
    current = view;
    for (const each of views) {
      tabOf(each).setAttribute('aria-selected', String(each === view));
      tabOf(each).tabIndex = each === view ? 0 : -1;
      byId(each, HTMLElement).hidden = each !== view;
    }
    document.body.dataset.view = view;
    onShow(view);
  }

  for (const view of views) {
    tabOf(view).addEventListener('click', () => show(view));
    tabOf(view).addEventListener('keydown', (event) => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      event.preventDefault();
      const other = view === 'lobby' ? 'betting' : 'lobby';
      show(other);
      tabOf(other).focus();
    });
  }
  document.body.dataset.view = current;
  return {
    get current() {
      return current;
    },
    show,
  };
}
