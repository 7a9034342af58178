import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import { useUid } from './uid.ts';

export type PanelProps = {
  title?: ReactNode;
  /** Level of its heading. */
  level?: 2 | 3 | undefined;
  /** At the end of the head: tabs, a link to more. */
  end?: ReactNode;
  /** No body padding: tables and lists extend to the edges. */
  flush?: boolean | undefined;
  busy?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A card with head and body on a raised surface. */
export function Panel({ title, level = 2, end, flush, busy, className, children }: PanelProps) {
  const titleId = useUid();
  const Heading = `h${level}` as const;
  return (
    <section
      className={classNames('panel', className)}
      aria-labelledby={title ? titleId : undefined}
      aria-busy={busy || undefined}
    >
      {(title || end) && (
        <div className="panel__head">
          {title && <Heading id={titleId}>{title}</Heading>}
          {end}
        </div>
      )}
      {flush ? children : <div className="panel__body">{children}</div>}
    </section>
  );
}
