import { Panel, Skeleton } from '@unisite/shared/ui';
import { type ReactElement, type ReactNode, Suspense } from 'react';
import styles from './Home.module.css';

interface ChartPanelProps {
  title: string;
  /** The names of its series, beside their colours. */
  keys: readonly { name: string; mark?: 'is-lost' | 'is-line' | 'is-sky' }[];
  /** The drawing; awaited while undefined. */
  children: ReactNode | undefined;
}

/** A chart under its name, with its place kept while it is awaited. */
export function ChartPanel({ title, keys, children }: ChartPanelProps): ReactElement {
  const awaited = <Skeleton kind="block" className={styles.bone} />;
  return (
    <Panel
      title={title}
      busy={children === undefined}
      end={
        <p className="key">
          {keys.map(({ name, mark }) => (
            <span key={name}>
              <i className={mark} />
              {name}
            </span>
          ))}
        </p>
      }
    >
      <div className={styles.chart}>
        <Suspense fallback={awaited}>{children ?? awaited}</Suspense>
      </div>
    </Panel>
  );
}
