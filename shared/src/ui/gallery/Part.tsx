import type { ReactNode } from 'react';

export type PartProps = { number: number; title: string; children: ReactNode };

/** A numbered part of the gallery. */
export function Part({ number, title, children }: PartProps) {
  return (
    <>
      <h2 className="gallery__label">
        <span className="num muted">{String(number).padStart(2, '0')}</span>
        {title}
      </h2>
      {children}
    </>
  );
}
