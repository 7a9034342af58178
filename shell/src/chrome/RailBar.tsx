import { Icon, type IconName, useUid } from '@unisite/shared/ui';
import { type ReactElement, type ReactNode, useState } from 'react';

interface RailBarProps {
  side: 'start' | 'end';
  icon: IconName;
  /** Shown on the tab. */
  label: string;
  /** Accessible names of the tab: to open it, and to close it. */
  openLabel: string;
  closeLabel: string;
  /** Rendered while it is open. */
  children: ReactNode;
}

/** A tab at the page's edge, 44 px wide; opens to 116 px and so never covers the content. */
export function RailBar({ side, icon, label, openLabel, closeLabel, children }: RailBarProps): ReactElement {
  const [open, setOpen] = useState(false);
  const id = useUid();
  return (
    <aside className={`rail-bar rail-bar--${side}`} aria-label={label} data-open={open || undefined}>
      <button
        type="button"
        className="rail-bar__tab"
        aria-label={open ? closeLabel : openLabel}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon name={icon} />
        <span>{label}</span>
        <Icon name="close" size={14} />
      </button>
      {open && (
        <div id={id} className="rail-bar__body">
          {children}
        </div>
      )}
    </aside>
  );
}
