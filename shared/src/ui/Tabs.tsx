import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconNames.ts';
import { useUid } from './uid.ts';

export type Tab = { id: string; label: ReactNode; icon?: IconName | undefined; disabled?: boolean | undefined };

export type TabsProps = {
  /** Accessible name. */
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (id: string) => void;
  /** Sized by their labels; otherwise they share the width. */
  fit?: boolean | undefined;
  /** The selected tab's panel, if it is right below the tabs. */
  children?: ReactNode;
};

/** The index that a key moves to among `count` tabs; undefined for other keys. */
function target(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/** Tabs as one tab stop; arrow keys, Home and End select. */
export function Tabs({ label, tabs, value, onChange, fit, children }: TabsProps) {
  const base = useUid();
  const list = useRef<HTMLDivElement>(null);
  const usable = tabs.filter((tab) => !tab.disabled);
  const hasPanel = children !== undefined;

  const choose = (event: KeyboardEvent) => {
    const at = usable.findIndex((tab) => tab.id === value);
    const next = usable[target(event.key, at, usable.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    onChange(next.id);
    list.current?.querySelector<HTMLElement>(`[id="${base}-${next.id}"]`)?.focus();
  };

  return (
    <>
      <div ref={list} className={classNames('tabs', fit && 'tabs--fit')} role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${base}-${tab.id}`}
            className="tabs__item informs"
            type="button"
            role="tab"
            disabled={tab.disabled}
            aria-selected={tab.id === value}
            aria-controls={hasPanel && tab.id === value ? `${base}-panel` : undefined}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onChange(tab.id)}
            onKeyDown={choose}
          >
            {tab.icon && <Icon name={tab.icon} size={16} />}
            {tab.label}
          </button>
        ))}
      </div>
      {hasPanel && (
        <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${value}`}>
          {children}
        </div>
      )}
    </>
  );
}
