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

/** How long the pointer rests on an item before it opens, and is away before it closes, milliseconds. */
const opensAfter = 120;
const closesAfter = 240;

interface NavigationEntryProps {
  item: NavigationItem;
  /** The first of those that stand at the end of the row. */
  end: boolean;
  current: 'page' | 'true' | undefined;
  open: boolean;
  onOpen: (open: boolean) => void;
}

/**
 * One item: its link, and where it has a dropdown the button that opens it. A pointer that rests on it opens it too.
 */
export function NavigationEntry({ item, end, current, open, onOpen }: NavigationEntryProps): ReactElement {
  const { offer, shelf, dropdown } = item;
  const t = useText();
  const label = useLocalized()(offer.label);
  const id = useUid();
  const drop = useRef<HTMLDivElement>(null);
  const [visited, setVisited] = useState(false);
  // opened by the arrow key: the focus goes in, once there is something to go to
  const [entering, setEntering] = useState(false);
  // opened by a pointer that rests on it, and not clicked since
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
    // a remote in the dropdown is a React root of its own: for React, going into it is leaving
    const stays = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (canOpen && pointerType === 'mouse' && !stays) hover(false, closesAfter);
  };
  const toggle = () => {
    setEntering(false);
    // whoever rests on it and then clicks wants it open
    hover(!open || byPointer.current, 0);
    byPointer.current = false;
  };
  const press = (event: MouseEvent) => {
    if (current !== 'page') return;
    event.preventDefault(); // the visitor is there already
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
        {/* the name comes with the registry's data: one that the sprite does not have draws nothing */}
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

/** Opens or closes after a while (`rested`), unless something else is wanted in between. */
function useHover(onOpen: (open: boolean, rested: boolean) => void): (open: boolean, after: number) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (open, after) => {
    clearTimeout(timer.current);
    if (after === 0) onOpen(open, false);
    else timer.current = setTimeout(() => onOpen(open, true), after);
  };
}
