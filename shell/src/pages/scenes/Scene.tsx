import type { ReactElement, ReactNode } from 'react';

interface SceneProps {
  title: string;
  lead?: string;
  /** Drawn on a 420 by 220 grid. */
  children: ReactNode;
}

/** A page's header with a decorative picture. */
export function Scene({ title, lead, children }: SceneProps): ReactElement {
  return (
    <div className="panel scene">
      <div className="stack stack--tight">
        <h1>{title}</h1>
        {lead !== undefined && <p>{lead}</p>}
      </div>
      <svg viewBox="0 0 420 220" aria-hidden>
        {children}
      </svg>
    </div>
  );
}

/** The brand's star in a ring. */
export function StarMark({ x, y, r }: { x: number; y: number; r: number }): ReactElement {
  return (
    <g transform={`translate(${x} ${y}) scale(${r / 20})`}>
      <circle r="20" fill="#10182f" stroke="#f5c451" strokeWidth="2" />
      <path
        fill="#f5c451"
        d="M0-14l2 8.2 6.4-4.2-4.2 6.4L14 0 4.2 3.6l4.2 6.4L2 5.8 0 14l-2-8.2-6.4 4.2 4.2-6.4L-14 0l9.8-3.6-4.2-6.4L-2-5.8z"
      />
    </g>
  );
}
