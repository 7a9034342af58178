import type { PlacementView, VersionView } from '@unisite/shared/contract/rollout';
import { useText } from '@unisite/shared/i18n';
import { Scroller, Tag } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { DialogButton } from '../../../../acts/DialogButton.tsx';
import { useActorName } from '../../../../frame/words/useActorName.ts';
import { useNumberFormat } from '../../../../frame/words/useNumberFormat.ts';
import styles from './Versions.module.css';

interface VersionItemProps {
  version: VersionView;
  remote: string;
  market: string;
  placement: PlacementView | null;
}

/** A version: publication, signatures, size, and files. */
export function VersionItem({ version: view, remote, market, placement }: VersionItemProps): ReactElement {
  const t = useText();
  const figures = useNumberFormat();
  const who = useActorName();
  const [open, setOpen] = useState(false);
  const { version, digest, publishedAt, publishedBy, signer, bytes, firstViewBytes, files, markets } = view;
  const isLive = placement?.digest === digest;
  const isTried = placement?.canary?.digest === digest;
  const names = Object.entries(files);
  return (
    <li className={styles.item}>
      <div className="row row--between">
        <div className="row">
          <h3 className="num">{version}</h3>
          {isLive && (
            <Tag tone="jade" icon="check">
              {t('versions.live')}
            </Tag>
          )}
          {isTried && (
            <Tag tone="gold" icon="percent">
              {t('state.canary')}
            </Tag>
          )}
          {placement?.lastKnownGood?.digest === digest && <Tag icon="shield">{t('state.lastGood')}</Tag>}
        </div>
        {!isLive && (
          <div className="row">
            {placement && !isTried && (
              <DialogButton
                size="sm"
                variant="outline"
                icon="percent"
                request={{ kind: 'act', act: 'canary', remote, market, digest }}
              >
                {t('act.canary')}
              </DialogButton>
            )}
            <DialogButton
              size="sm"
              variant="outline"
              icon="rocket"
              request={{ kind: 'act', act: 'promote', remote, market, digest }}
            >
              {t('act.promote')}
            </DialogButton>
          </div>
        )}
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t('versions.published')}</dt>
          <dd>{t('versions.publishedBy', { at: figures.when(publishedAt), who: who(publishedBy) })}</dd>
        </div>
        <div>
          <dt>{t('versions.signer')}</dt>
          <dd>
            {t('who.team', { team: signer.team })} <span className="code">{signer.key}</span>
          </dd>
        </div>
        <div>
          <dt>{t('versions.size')}</dt>
          <dd className="num">
            {t('versions.sizes', { all: figures.bytes(bytes), first: figures.bytes(firstViewBytes) })}
          </dd>
        </div>
        <div>
          <dt>{t('versions.markets')}</dt>
          <dd>{markets.length > 0 ? markets.join(', ') : t('versions.nowhere')}</dd>
        </div>
        <div>
          <dt>{t('versions.digest')}</dt>
          <dd>
            <span className="code">{digest}</span>
          </dd>
        </div>
      </dl>
      <button type="button" className={styles.more} aria-expanded={open} onClick={() => setOpen(!open)}>
        {t(open ? 'versions.hideFiles' : 'versions.showFiles', { count: names.length })}
      </button>
      {open && (
        <Scroller label={t('versions.filesOf', { version })}>
          <table className="table table--tight">
            <caption className="visually-hidden">{t('versions.filesOf', { version })}</caption>
            <thead>
              <tr>
                <th scope="col">{t('versions.file')}</th>
                <th scope="col" className="end">
                  {t('versions.fileSize')}
                </th>
              </tr>
            </thead>
            <tbody>
              {names.map(([name, file]) => (
                <tr key={name}>
                  <td className={styles.name} title={file.integrity}>
                    {name}
                  </td>
                  <td className="end num">{figures.bytes(file.bytes)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroller>
      )}
    </li>
  );
}
