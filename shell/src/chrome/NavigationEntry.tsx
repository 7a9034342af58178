import { useLocalized, useText } from '@unisite/shared/i18n';
import { Link } from '@unisite/shared/navigation';
import { Flag, Icon, type IconName, useUid } from '@unisite/shared/ui';
import {
  type FocusEvent,
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Slot } from '../remote/Slot.tsx';
import { focusFirst, moveFocus } from './moveFocus.ts';
import type { NavigationItem } from './navigationItems.ts';

const loadVendorMenu = () => import('./VendorMenu.tsx');
const VendorMenu = lazy(loadVendorMenu);

/** How long the pointer must rest on an item to open it, and be away to close it; milliseconds. */
const opensAfter = 120;
const closesAfter = 240;

interface NavigationEntryProps {
  item: NavigationItem;
  /** The first of the items aligned to the end of the row. */
  end: boolean;
  current: 'page' | 'true' | undefined;
  open: boolean;
  onOpen: (open: boolean) => void;
}

/**
 * One item: its link, and where it has a dropdown, the button that opens it. Resting the pointer on it opens it too.
 */
export function NavigationEntry({ item, end, current, open, onOpen }: NavigationEntryProps): ReactElement {
  const { offer, shelf, dropdown } = item;
  const t = useText();
  const label = useLocalized()(offer.label);
  const id = useUid();
  const drop = useRef<HTMLDivElement>(null);
  const [visited, setVisited] = useState(false);
  // opened by an arrow key: focus moves in as soon as there is something to focus
  const [entering, setEntering] = useState(false);
  // opened by hovering, and not clicked since
  const byPointer = useRef(false);
  const hover = useHover((wanted, rested) => {
    if (!wanted || !open) byPointer.current = rested;
    onOpen(wanted);
  });
  const canOpen = dropdown !== null;
  if (open && !visited) setVisited(true);
  useEffect(() => {
    if (!open || !entering || !drop.current) return;
    return focusFirst(drop.current, () => setEntering(false));
  }, [open, entering]);

  const rest = (event: PointerEvent) => {
    if (!canOpen || event.pointerType !== 'mouse') return;
    void loadVendorMenu();
    if (!open) setEntering(false);
    hover(true, opensAfter);
  };
  const leave = ({ pointerType, relatedTarget, currentTarget }: PointerEvent) => {
    // a remote in the dropdown is a React root of its own, so moving into it looks like leaving
    const stays = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (canOpen && pointerType === 'mouse' && !stays) hover(false, closesAfter);
  };
  const toggle = () => {
    setEntering(false);
    // hovering and then clicking means: keep it open
    hover(!open || byPointer.current, 0);
    byPointer.current = false;
  };
  const press = (event: MouseEvent) => {
    if (current !== 'page') return;
    event.preventDefault(); // already on that page
    if (canOpen) toggle();
  };
  const keys = (event: KeyboardEvent) => {
    if (!canOpen) return;
    const inside = event.target instanceof Node && drop.current?.contains(event.target);
    if (!inside && event.key === 'ArrowDown') {
      event.preventDefault();
      setEntering(true);
      hover(true, 0);
    } else if (inside && !event.defaultPrevented && moveFocus(event.key, drop.current)) event.preventDefault();
  };
  const blur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (open && relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) hover(false, 0);
  };

  return (
    <li
      className={end ? 'nav__item nav__end' : 'nav__item'}
      data-open={open || undefined}
      onPointerEnter={rest}
      onPointerLeave={leave}
      onKeyDown={keys}
      onBlur={blur}
    >
      <Link className="nav__link" to={offer.to} aria-current={current} onClick={press}>
        {/* the name is registry data: one that the sprite lacks draws nothing */}
        <Icon name={offer.icon as IconName} />
        {label}
        {shelf?.isHot && <Flag kind="hot" />}
      </Link>
      {(offer.category || offer.slot) && (
        <button
          type="button"
          className="nav__caret"
          aria-label={t('nav.openList', { name: label })}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          data-idle={!canOpen || undefined}
          disabled={!canOpen}
          onClick={toggle}
        >
          <Icon name="down" size={14} />
        </button>
      )}
      {dropdown === 'slot' && offer.slot && visited && (
        <div ref={drop} id={id} className="drop drop--slot" hidden={!open}>
          <Slot name={offer.slot} />
        </div>
      )}
      {dropdown === 'vendors' && shelf && open && (
        <div ref={drop} id={id} className="drop">
          <Suspense fallback={<div className="drop__wait" />}>
            <VendorMenu to={offer.to} shelf={shelf} />
          </Suspense>
        </div>
      )}
    </li>
  );
}

/** Opens or closes after a delay (`rested`), unless something else is requested in between. */
function useHover(onOpen: (open: boolean, rested: boolean) => void): (open: boolean, after: number) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (open, after) => {
    clearTimeout(timer.current);
    if (after === 0) onOpen(open, false);
    else timer.current = setTimeout(() => onOpen(open, true), after);
  };
}
