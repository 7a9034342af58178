import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';

const looks = {
  info: { className: undefined, icon: 'info' },
  warn: { className: 'alert--gold', icon: 'alert' },
  error: { className: 'alert--coral', icon: 'alert' },
} as const;

export type NoticeProps = { tone?: keyof typeof looks | undefined; children: ReactNode; action?: ReactNode };

/** A message in context. Errors are announced when they appear. */
export function Notice({ tone = 'info', children, action }: NoticeProps) {
  const { className, icon } = looks[tone];
  return (
    <div className={classNames('alert', className)} role={tone === 'error' ? 'alert' : undefined}>
      <Icon name={icon} />
      <div>{children}</div>
      {action && <div className="row">{action}</div>}
    </div>
  );
}
