import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import type { PictureName } from './iconNames.ts';
import { Picture } from './Picture.tsx';

export type EmptyStateProps = {
  picture?: PictureName | undefined;
  title: ReactNode;
  /** Level of its heading. */
  level?: 2 | 3 | undefined;
  /** One sentence. */
  text?: ReactNode;
  /** One action. */
  action?: ReactNode;
  className?: string | undefined;
};

/** An empty state: one picture, one sentence, one action. */
export function EmptyState({ picture = 'search', title, level = 3, text, action, className }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={classNames('empty', className)}>
      <Picture name={picture} />
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {action}
    </section>
  );
}
