import { pendingActs } from '@unisite/shared/contract/operators';
import { addTeamKey, teams } from '@unisite/shared/contract/operatorsTeams';
import type { TeamView } from '@unisite/shared/contract/rollout';
import { toInput } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';
import { Field, TextField, toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { closeDialog } from '../../../../acts/dialogs.ts';
import { ReasonDialog } from '../../../../acts/ReasonDialog.tsx';
import { useNotifyProposed } from '../../../../acts/useNotifyProposed.ts';
import { useReasonForm } from '../../../../acts/useReasonForm.ts';
import { refresh, useSending } from '../../../../frame/api/queries.ts';
import { MarketBoxes } from './MarketBoxes.tsx';
import { readPublicKey } from './publicKey.ts';
import styles from './Teams.module.css';

interface NewKey {
  name: string;
  /** As pasted. */
  key: string;
  markets: readonly string[];
}

/** Registers a team's public key, for a new team (`null`) or an existing one. */
export function AddKeyDialog({ team }: { team: TeamView | null }): ReactElement {
  const t = useText();
  const add = useSending(addTeamKey);
  const notifyProposed = useNotifyProposed();
  const form = useReasonForm<NewKey>({
    values: { name: team?.team ?? '', key: '', markets: team?.markets ?? [] },
    validate: ({ name, key }) => ({
      name: /^[a-z][a-z0-9-]{1,30}$/.test(name) ? null : t('teams.nameWrong'),
      key: readPublicKey(key) === null ? t('teams.keyWrong') : null,
    }),
    submit: async ({ name, key, markets, why }) => {
      const publicKey = readPublicKey(key);
      if (publicKey === null) return;
      const { state } = await add.send({ team: name, publicKey, markets: [...markets], why });
      closeDialog();
      void refresh(teams, pendingActs);
      if (state === 'proposed') return notifyProposed(t('teams.addKeyTo', { team: name }));
      toastStore.show({ tone: 'won', icon: 'key', title: t('teams.registered', { team: name }) });
    },
  });
  const { name, markets } = form.values;
  const { error: keyError, ...key } = toInput(form.field('key'));
  const known = name === '' ? t('teams.thisTeam') : name;
  return (
    <ReasonDialog
      title={team ? t('teams.addKeyTo', { team: team.team }) : t('teams.register')}
      icon="key"
      consequences={[
        t('teams.keyMeans', { team: known }),
        t(markets.length > 0 ? 'teams.opensMeans' : 'teams.opensNothing', { team: known }),
        t('rules.secondKey'),
      ]}
      confirm={t('teams.registerButton')}
      form={form}
      error={add.error}
    >
      {!team && (
        <TextField
          {...toInput(form.field('name'))}
          label={t('teams.name')}
          hint={t('teams.nameHint')}
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="off"
        />
      )}
      <Field label={t('teams.key')} hint={t('teams.keyHint')} error={keyError}>
        {(control) => (
          <textarea
            {...control}
            {...key}
            className={`input ${styles.paste}`}
            rows={3}
            spellCheck={false}
            autoComplete="off"
          />
        )}
      </Field>
      <MarketBoxes value={markets} onChange={(chosen) => form.change('markets', chosen)} />
    </ReasonDialog>
  );
}
