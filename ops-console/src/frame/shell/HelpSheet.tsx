import { operatorRoles } from '@unisite/shared/contract/operatorRoles';
import { useText } from '@unisite/shared/i18n';
import { Sheet, Switch } from '@unisite/shared/ui';
import { type ReactElement, type ReactNode, useState } from 'react';
import { usePages } from '../navigation/navigation.ts';
import { usePageEntries } from '../navigation/pageEntries.ts';
import { useHasRole } from '../session/useHasRole.ts';
import styles from './Frame.module.css';
import { shortcutsOn, storeShortcuts } from './shortcuts.ts';

const Keys = ({ keys }: { keys: readonly string[] }) => (
  <dt>
    {keys.map((key) => (
      <kbd key={key} className={styles.key}>
        {key}
      </kbd>
    ))}
  </dt>
);

/** Keyboard shortcuts. */
export function HelpSheet({ onClose }: { onClose: () => void }): ReactElement {
  const t = useText();
  const pages = usePages();
  const entries = usePageEntries();
  const may = useHasRole();
  const roles = operatorRoles.filter(may);
  const [on, setOn] = useState(shortcutsOn);
  const row = (keys: readonly string[], words: ReactNode) => (
    <div key={keys.join()}>
      <Keys keys={keys} />
      <dd>{words}</dd>
    </div>
  );
  return (
    <Sheet open title={t('help.title')} onClose={onClose}>
      <dl className={styles.keys}>
        {row(['←', '→', '↑', '↓'], t('help.arrows'))}
        {row(['Home', 'End'], t('help.ends'))}
        {row(['Enter'], t('help.enter'))}
        {row(['Esc'], t('help.escape'))}
        {row(['/'], t('help.search'))}
        {pages.map((page) => row(['g', entries[page].key], t('help.page', { page: t(`nav.${page}`) })))}
        {row(['?'], t('help.help'))}
      </dl>
      <Switch
        checked={on}
        onChange={({ target }) => {
          setOn(target.checked);
          storeShortcuts(target.checked);
        }}
      >
        {t('help.letters')}
      </Switch>
      <p className="muted">
        {roles.length > 0
          ? t('role.yours', { roles: roles.map((role) => t(`role.of.${role}`)).join(', ') })
          : t('role.none')}
      </p>
    </Sheet>
  );
}
