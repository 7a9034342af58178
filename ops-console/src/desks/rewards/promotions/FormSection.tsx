import { Icon, type IconName } from '@unisite/shared/ui';
import type { ReactElement, ReactNode } from 'react';
import styles from './Editor.module.css';

interface FormSectionProps {
  icon: IconName;
  title: string;
  children: ReactNode;
}

/** A section of the form, with its title beside. */
export function FormSection({ icon, title, children }: FormSectionProps): ReactElement {
  return (
    <section className={styles.section} aria-label={title}>
      <h3>
        <Icon name={icon} size={20} />
        {title}
      </h3>
      <div className="form">{children}</div>
    </section>
  );
}
