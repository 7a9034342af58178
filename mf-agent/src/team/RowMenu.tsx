import { Link } from '@unisite/shared/navigation';
import { Button, Icon, type IconName, Sheet, useUid } from '@unisite/shared/ui';
import { type KeyboardEvent, type ReactElement, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './RowMenu.module.css';

export type RowAct = { key: string; icon: IconName; label: string; danger?: boolean } & (
  | { to: string }
  | { onSelect: () => void }
);

interface RowMenuProps {
  /** Accessible name of the menu, with the row's name. */
  label: string;
  /** Visible label without the row's name, where there is room. */
  short: string;
  acts: readonly RowAct[];
}

/** Pixels between the button and its menu, and between the menu and the window's edge. */
const gap = 6;

/** Actions on a row: a menu at its button, with arrow keys and Escape; on a phone a sheet. */
export function RowMenu({ label, short, acts }: RowMenuProps): ReactElement {
  const [open, setOpen] = useState<'menu' | 'sheet' | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useUid();
  const show = () => setOpen(window.matchMedia('(max-width: 767px)').matches ? 'sheet' : 'menu');
  const close = (isFocusKept: 'kept' | 'returned') => {
    setOpen(null);
    if (isFocusKept === 'returned') button.current?.focus();
  };
  const select = (act: RowAct) => {
    close('returned');
    if ('onSelect' in act) act.onSelect();
  };
  return (
    <>
      <Button
        ref={button}
        className={styles.button}
        icon="more"
        size="sm"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={open !== null}
        aria-controls={open === 'menu' ? id : undefined}
        onClick={() => (open ? close('kept') : show())}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || open) return;
          event.preventDefault();
          show();
        }}
      >
        {short}
      </Button>
      {open === 'menu' && <Menu id={id} label={label} acts={acts} button={button} onSelect={select} onClose={close} />}
      <Sheet open={open === 'sheet'} title={label} onClose={() => close('returned')}>
        <ul className={styles.sheet}>
          {acts.map((act) => (
            <li key={act.key}>
              <Act act={act} onSelect={select} />
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  );
}

interface MenuProps extends Omit<RowMenuProps, 'short'> {
  id: string;
  button: React.RefObject<HTMLButtonElement | null>;
  onSelect: (act: RowAct) => void;
  onClose: (focus: 'kept' | 'returned') => void;
}

function Menu({ id, label, acts, button, onSelect, onClose }: MenuProps): ReactElement {
  const menu = useRef<HTMLDivElement>(null);
  const stops = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];

  // above the table, which would clip it: below its button, or above it where there is no room
  useLayoutEffect(() => {
    const box = menu.current;
    const place = button.current?.getBoundingClientRect();
    if (!box || !place) return;
    const below = place.bottom + gap;
    const fits = below + box.offsetHeight <= window.innerHeight - gap;
    box.style.insetBlockStart = `${Math.max(gap, fits ? below : place.top - gap - box.offsetHeight)}px`;
    box.style.insetInlineEnd = `${document.documentElement.clientWidth - place.right}px`;
    box.querySelector<HTMLElement>('[role="menuitem"]')?.focus({ preventScroll: true });
  }, [button]);

  const closed = useRef(onClose);
  useEffect(() => {
    closed.current = onClose;
  });
  useEffect(() => {
    const pressed = ({ target }: Event) => {
      const isOwn = target instanceof Node && (menu.current?.contains(target) || button.current?.contains(target));
      if (!isOwn) closed.current('kept');
    };
    const moved = () => closed.current('kept');
    document.addEventListener('pointerdown', pressed);
    window.addEventListener('scroll', moved, { capture: true, passive: true });
    window.addEventListener('resize', moved);
    return () => {
      document.removeEventListener('pointerdown', pressed);
      window.removeEventListener('scroll', moved, { capture: true });
      window.removeEventListener('resize', moved);
    };
  }, [button]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      if (event.key === 'Escape') event.preventDefault();
      onClose('returned');
      return;
    }
    const all = stops();
    const here = all.findIndex((stop) => stop.matches(':focus'));
    const next = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    all.at(next % all.length)?.focus();
  };

  return (
    <div ref={menu} id={id} className={styles.menu} role="menu" tabIndex={-1} aria-label={label} onKeyDown={onKeyDown}>
      {acts.map((act) => (
        <Act key={act.key} act={act} role="menuitem" onSelect={onSelect} />
      ))}
    </div>
  );
}

interface ActProps {
  act: RowAct;
  role?: 'menuitem';
  onSelect: (act: RowAct) => void;
}

function Act({ act, role, onSelect }: ActProps): ReactElement {
  const face = (
    <>
      <Icon name={act.icon} />
      <span>{act.label}</span>
    </>
  );
  const tabIndex = role ? -1 : undefined;
  return 'to' in act ? (
    <Link className={styles.act} to={act.to} role={role} tabIndex={tabIndex} onClick={() => onSelect(act)}>
      {face}
    </Link>
  ) : (
    <button
      type="button"
      className={styles.act}
      data-danger={act.danger || undefined}
      role={role}
      tabIndex={tabIndex}
      onClick={() => onSelect(act)}
    >
      {face}
    </button>
  );
}
