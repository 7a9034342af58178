import type { MarketView } from '@unisite/shared/contract/operators';
import { listMarketSettings, type MarketSettings } from '@unisite/shared/contract/operatorsMarketSettings';
import { useText } from '@unisite/shared/i18n';
import { Switch } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { SettingDialog } from '../../../acts/settings/SettingDialog.tsx';
import { useSettingChange } from '../../../acts/settings/useSettingChange.ts';
import { useReasonForm } from '../../../acts/useReasonForm.ts';
import { type Filled, useRevision, withFilled } from '../../../acts/useRevision.ts';
import { useOperation } from '../../../frame/api/queries.ts';
import styles from './Markets.module.css';
import { groupNames, switchGroups } from './switchGroups.ts';

interface SwitchesDialogProps {
  market: MarketView;
  settings: MarketSettings;
}

/** Changes a market's switches. */
export function SwitchesDialog({ market, settings: { marketSwitches } }: SwitchesDialogProps): ReactElement {
  const t = useText();
  const sending = useSettingChange('marketSwitches');
  const { code } = market;
  const now = useOperation(listMarketSettings, {}).data?.markets.find((one) => one.code === code)?.marketSwitches;
  const revision = useRevision(now ?? marketSwitches);
  const { seen } = revision;
  const change = (from: typeof seen, to: typeof seen) => ({ kind: 'marketSwitches', market: code, from, to }) as const;
  const emptyDraft: Filled<typeof seen> = {
    ...(Object.fromEntries(Object.keys(seen).map((name) => [name, undefined])) as Filled<typeof seen>),
  };
  const form = useReasonForm({
    values: emptyDraft,
    submit: ({ why, ...values }) => sending.send(change(seen, withFilled(seen, values)), why),
  });
  const wanted = withFilled(seen, form.values);
  return (
    <SettingDialog
      icon="settings"
      market={market}
      change={change(seen, wanted)}
      revision={{ ...revision, since: (other) => change(seen, other) }}
      form={form}
      sending={sending}
    >
      {groupNames.map((group) => (
        <fieldset key={group} className={styles.group}>
          <legend className="field__label">{t(`switches.group.${group}`)}</legend>
          {switchGroups[group].map((name) => (
            <div key={name}>
              <Switch
                aria-describedby={`about-${name}`}
                checked={wanted[name]}
                onChange={({ target }) => form.change(name, target.checked)}
              >
                {t(`switches.name.${name}`)}
              </Switch>
              <p id={`about-${name}`} className="field__hint">
                {t(`switches.about.${name}`)}
              </p>
            </div>
          ))}
        </fieldset>
      ))}
    </SettingDialog>
  );
}
