import type { RouteOffer, SessionInfo, SlotName, Snapshot } from '@unisite/shared/contract';
import { brandMark } from '../../foundation/http/brandMark.ts';
import type { KnownPage } from './pageOfPath.ts';
import { bone, placeholder } from './placeholder.ts';
import { slotOffers } from './slotOffers.ts';

type Chrome = NonNullable<RouteOffer['chrome']>;

const navigation = `<nav class="nav"><div class="wrap"><ul class="nav__list">${`<li class="nav__item"><span class="nav__link">${bone('bone--num')}</span></li>`.repeat(7)}</ul></div></nav>`;
const header = `<header class="header"><div class="wrap header__top"><span class="brand">${brandMark(34)}<span>UNI<b>SITE</b></span></span><span class="header__spacer"></span>${bone('bone--num')}${bone('bone--num')}</div>${navigation}</header>`;

/**
 * The page's shape before the first script has run: no text but the name, to avoid flicker, and nothing for assistive
 * technology to read. Classes are the kit's and the shell's; the boxes match those that the shell shows while it waits
 * for remotes.
 */
export function skeleton(page: KnownPage, snapshot: Snapshot, session: SessionInfo | null): string {
  const chrome = page.kind === 'remote' ? (page.route.chrome ?? 'full') : 'full';
  return `<div class="awaiting" aria-hidden="true">${chrome === 'bare' ? '' : header}<main>${content(page, chrome, snapshot, session)}</main></div>`;
}

/** Only the background, for a closed site, whose page has no header. */
export const emptySkeleton = '<div aria-hidden="true"></div>';

function content(page: KnownPage, chrome: Chrome, snapshot: Snapshot, session: SessionInfo | null): string {
  if (chrome !== 'full') return '';
  if (page.kind === 'shell' && page.of === '/index') return home(snapshot, session);
  return placeholder('page');
}

function home(snapshot: Snapshot, session: SessionInfo | null): string {
  const slot = (name: SlotName): string =>
    slotOffers(name, snapshot, session)
      .map(({ offer }) => (offer.skeleton ? placeholder(offer.skeleton) : ''))
      .join('');
  const columns = [slot('home.hero'), slot('home.aside')].filter((column) => column !== '');
  const alone = columns.length === 1 ? ' home__lead--alone' : '';
  const lead =
    columns.length > 0
      ? `<div class="home__lead${alone}">${columns.map((column) => `<div>${column}</div>`).join('')}</div>`
      : '';
  return `<div class="wrap page"><div class="stack">${slot('home.notice')}${lead}${slot('home.strip')}</div>${slot('home.rail')}</div>`;
}
