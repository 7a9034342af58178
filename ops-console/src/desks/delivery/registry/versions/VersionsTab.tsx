import type { PlacementView, RemoteView, VersionView } from '@unisite/shared/contract/rollout';
import { useText } from '@unisite/shared/i18n';
import { Select } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { compareVersions } from '../acts/consequence.ts';
import { DiffView } from './DiffView.tsx';
import { firstPair } from './firstPair.ts';
import { VersionItem } from './VersionItem.tsx';
import styles from './Versions.module.css';

interface VersionsTabProps {
  remote: RemoteView;
  market: string;
  placement: PlacementView | null;
}

/** All versions, newest first, and the differences between two of them. */
export function VersionsTab({ remote, market, placement }: VersionsTabProps): ReactElement {
  const t = useText();
  const versions = remote.versions.toSorted((one, other) => compareVersions(other.version, one.version));
  return (
    <>
      {versions.length > 1 && <Comparison versions={versions} placement={placement} />}
      <ul className={styles.list} aria-label={t('versions.list')}>
        {versions.map((version) => (
          <VersionItem
            key={version.digest}
            version={version}
            remote={remote.name}
            market={market}
            placement={placement}
          />
        ))}
      </ul>
    </>
  );
}

function Comparison({
  versions,
  placement,
}: {
  versions: readonly VersionView[];
  placement: PlacementView | null;
}): ReactElement {
  const t = useText();
  const [first] = useState(() =>
    firstPair(
      versions.map(({ digest }) => digest),
      placement,
    ),
  );
  const [from, setFrom] = useState(first.from);
  const [to, setTo] = useState(first.to);
  const find = (digest: string) => versions.find((version) => version.digest === digest);
  const [old, next] = [find(from), find(to)];
  const options = versions.map(({ digest, version }) => ({ value: digest, label: version }));
  return (
    <section className={styles.compare} aria-label={t('diff.title')}>
      <div className={styles.choose}>
        <Select
          label={t('diff.from')}
          value={from}
          options={options}
          onChange={({ target }) => setFrom(target.value)}
        />
        <Select label={t('diff.to')} value={to} options={options} onChange={({ target }) => setTo(target.value)} />
      </div>
      {old && next && old !== next ? <DiffView from={old} to={next} /> : <p className="muted">{t('diff.choose')}</p>}
    </section>
  );
}
