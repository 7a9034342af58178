import type { VersionView } from '@unisite/shared/contract/rollout';
import { useText } from '@unisite/shared/i18n';
import { Icon } from '@unisite/shared/ui';
import type { ReactElement, ReactNode } from 'react';
import { useNumberFormat } from '../../../../frame/words/useNumberFormat.ts';
import { type Difference, diffVersions, parts } from './diff.ts';
import styles from './Versions.module.css';

const icons = { added: 'plus', removed: 'minus', changed: 'edit' } as const;

/** Differences between two versions: offers, files, size. */
export function DiffView({ from, to }: { from: VersionView; to: VersionView }): ReactElement {
  const t = useText();
  const figures = useNumberFormat();
  const diff = diffVersions(from, to);
  const touched = parts.filter((part) => diff.offers[part].length > 0);
  const weight = (name: string, { from: before, to: after }: { from: number; to: number }) => (
    <div>
      <dt>{name}</dt>
      <dd className="num">
        {figures.bytes(before)} <Icon name="right" size={14} label={t('audit.becomes')} /> {figures.bytes(after)}{' '}
        <span className={after === before ? 'muted' : after > before ? 'down' : 'up'}>
          {delta(after - before, figures.bytes)}
        </span>
      </dd>
    </div>
  );
  return (
    <div className={styles.diff}>
      <dl className={styles.facts}>
        {weight(t('versions.firstView'), diff.firstView)}
        {weight(t('versions.size'), diff.bytes)}
        {diff.needs && (
          <div>
            <dt>{t('diff.needs')}</dt>
            <dd className="num">
              {diff.needs.from} <Icon name="right" size={14} label={t('audit.becomes')} /> {diff.needs.to}
            </dd>
          </div>
        )}
      </dl>
      {touched.length === 0 && <p className="muted">{t('diff.sameOffers')}</p>}
      {touched.map((part) => (
        <Group key={part} title={t(`diff.${part}`)}>
          {diff.offers[part].map((difference) => (
            <Line key={`${difference.kind} ${difference.name}`} kind={difference.kind} name={difference.name}>
              {fieldsOf(difference)}
            </Line>
          ))}
        </Group>
      ))}
      <Group title={t('diff.files', { count: diff.sameFiles })}>
        {diff.files.map((file) => (
          <Line key={`${file.kind} ${file.name}`} kind={file.kind} name={file.name}>
            <span className="num">
              {figures.bytes(file.bytes)}
              {file.kind === 'changed' && ` (${delta(file.bytes - file.before, figures.bytes)})`}
            </span>
          </Line>
        ))}
      </Group>
    </div>
  );
}

const fieldsOf = (difference: Difference) =>
  difference.kind === 'changed' && <span className="code">{difference.fields.join(', ')}</span>;

const delta = (bytes: number, write: (bytes: number) => string) =>
  bytes === 0 ? '±0' : `${bytes > 0 ? '+' : '−'}${write(Math.abs(bytes))}`;

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.group}>
    <h3>{title}</h3>
    <ul>{children}</ul>
  </section>
);

function Line({ kind, name, children }: { kind: Difference['kind']; name: string; children: ReactNode }): ReactElement {
  const t = useText();
  return (
    <li data-kind={kind}>
      <Icon name={icons[kind]} size={16} label={t(`diff.${kind}`)} />
      <span className={styles.name}>{name}</span>
      {children}
    </li>
  );
}
