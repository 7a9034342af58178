import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconNames.ts';
import { useUid } from './uid.ts';

export type SectionProps = {
  title: ReactNode;
  icon?: IconName | undefined;
  /** Short text beside the title; hidden on the phone. */
  note?: ReactNode;
  /** Link to all items. */
  more?: { label: string; href: string } | undefined;
  /** At the end of the head, before `more`. */
  end?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** A section of a page: head and content. */
export function Section({ title, icon, note, more, end, className, children }: SectionProps) {
  const titleId = useUid();
  return (
    <section className={classNames('section', className)} aria-labelledby={titleId}>
      <div className="section__head">
        <h2 id={titleId}>
          {icon && <Icon name={icon} />}
          {title}
        </h2>
        {note && <span className="section__note">{note}</span>}
        {(end || more) && (
          <div className="section__more">
            {end}
            {more && (
              <Button variant="quiet" size="sm" href={more.href} iconEnd="right">
                {more.label}
              </Button>
            )}
          </div>
        )}
      </div>
      {children}
    </section>
  );
}
