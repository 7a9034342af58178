import { Icon, type IconName, useUid } from '@unisite/shared/ui';
import { type ReactElement, type ReactNode, useState } from 'react';

interface RailBarProps {
  side: 'start' | 'end';
  icon: IconName;
  /** On the tab. */
  label: string;
  /** Names of the tab while it opens, and while it closes. */
  openLabel: string;
  closeLabel: string;
  /** Drawn when it is open. */
  children: ReactNode;
}

/** A 44-px tab at the page's edge that opens to 116 px and so never covers the content. */
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
