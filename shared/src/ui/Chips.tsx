import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Chip } from './Chip.tsx';
import { classNames } from './classNames.ts';
import type { IconName } from './iconNames.ts';
import { slideToCurrent } from './slideToCurrent.ts';

export type ChipOption = {
  id: string;
  label: ReactNode;
  icon?: IconName | undefined;
  count?: string | undefined;
  disabled?: boolean | undefined;
};

export type ChipsProps = {
  /** Accessible name of the group. */
  label: string;
  options: readonly ChipOption[];
  /** Selected id, or several. */
  value: string | readonly string[];
  onChange: (id: string) => void;
  /** Scrolls to the edges of the phone. */
  bleed?: boolean | undefined;
};

/** A row of filters, scrolling where it is too narrow, with the selected one in view. */
export function Chips({ label, options, value, onChange, bleed }: ChipsProps) {
  const row = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice, or another number of them, moves the pressed one
  useLayoutEffect(() => {
    slideToCurrent(row.current);
  }, [String(value), options.length]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: filters are no form fields
    <div ref={row} className={classNames('chips', bleed && 'chips--bleed')} role="group" aria-label={label}>
      {options.map(({ id, label: words, ...look }) => (
        <Chip
          key={id}
          {...look}
          pressed={typeof value === 'string' ? value === id : value.includes(id)}
          onClick={() => onChange(id)}
        >
          {words}
        </Chip>
      ))}
    </div>
  );
}
