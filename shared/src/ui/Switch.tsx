import type { ComponentProps, ReactNode } from 'react';

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & { children: ReactNode };

/** A toggle that takes effect at once, without a confirming button. */
export function Switch({ children, ...input }: SwitchProps) {
  return (
    <label className="switch">
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked */}
      <input {...input} type="checkbox" role="switch" />
      <span>{children}</span>
    </label>
  );
}
