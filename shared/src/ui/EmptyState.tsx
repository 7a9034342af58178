import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import type { PictureName } from './iconNames.ts';
import { Picture } from './Picture.tsx';

export type EmptyStateProps = {
  picture?: PictureName | undefined;
  title: ReactNode;
  /** One sentence. */
  text?: ReactNode;
  /** One action. */
  action?: ReactNode;
  className?: string | undefined;
};

/** Nothing is here: one picture, one sentence, one thing to do. */
export function EmptyState({ picture = 'search', title, text, action, className }: EmptyStateProps) {
  return (
    <section className={classNames('empty', className)}>
      <Picture name={picture} />
      <h3>{title}</h3>
      {text && <p>{text}</p>}
      {action}
    </section>
  );
}
