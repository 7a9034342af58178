import { invalidate, useAction, useOperation } from '@unisite/shared/api';
import { type DownlineLimit, downlineLimits, setDownlineLimit } from '@unisite/shared/contract/agentLimits';
import { type PlayLimitKind, playLimitKind, playPeriod } from '@unisite/shared/contract/protection';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Button, Dialog, Notice, QueryError, Skeleton, Tabs, TextField, toastStore } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { useMayChange } from '../centre/useMayChange.ts';
import { readLimit } from './limitDraft.ts';
import styles from './Team.module.css';

interface LimitsDialogProps {
  account: string;
  onClose: () => void;
}

type Key = `${DownlineLimit['kind']}.${DownlineLimit['period']}`;
const keyOf = ({ kind, period }: Pick<DownlineLimit, 'kind' | 'period'>): Key => `${kind}.${period}`;

/** The agent's limits for a direct downline, one kind at a time, per day, week and month. Read-only for staff. */
export function LimitsDialog({ account, onClose }: LimitsDialogProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const mayChange = useMayChange();
  const query = useOperation(downlineLimits, { account }, { staleTime: 0 });
  const change = useAction(setDownlineLimit);
  const [kind, setKind] = useState<PlayLimitKind>('deposit');
  const [typed, setTyped] = useState<Partial<Record<Key, string>>>({});
  const { data, error } = query;
  const text = (value: number | null) => (value === null ? '' : format.number(value));
  const fields = (data?.limits ?? []).map((limit) => {
    const draft = typed[keyOf(limit)];
    const read = draft === undefined ? limit.value : readLimit(limit.kind, draft);
    return { ...limit, key: keyOf(limit), text: draft ?? text(limit.value), read, isChanged: read !== limit.value };
  });
  const changed = fields.filter(({ isChanged }) => isChanged);
  const isWrong = changed.some(({ read }) => read === undefined);
  const save = async () => {
    for (const { kind: of, period, read } of changed) {
      if (read === undefined) return;
      const done = await change.mutateAsync({ account, kind: of, period, value: read }).catch(() => null);
      // an earlier change already counts, so the current state is shown
      if (!done) return void query.refetch();
    }
    void invalidate(downlineLimits);
    toastStore.show({ icon: 'check', title: t('limits.done', { account }) });
    onClose();
  };
  return (
    <Dialog
      open
      icon="shield"
      title={t('limits.title', { account })}
      dismissible={!change.isPending}
      onClose={onClose}
      foot={
        mayChange && (
          <>
            <Button variant="outline" disabled={change.isPending} onClick={onClose}>
              {t('limits.cancel')}
            </Button>
            <Button
              variant="primary"
              busy={change.isPending}
              disabled={changed.length === 0 || isWrong}
              onClick={() => void save()}
            >
              {t('limits.save')}
            </Button>
          </>
        )
      }
    >
      {error && !data && <QueryError title={t('limits.failed')} query={query} />}
      {!error && !data && <Skeleton count={5} />}
      {data && (
        <>
          <p className="muted">{t('limits.text')}</p>
          <Tabs
            label={t('limits.kinds')}
            fit
            value={kind}
            tabs={playLimitKind.options.map((id) => ({ id, label: t(`limits.kind.${id}`) }))}
            onChange={(id) => setKind(playLimitKind.options.find((one) => one === id) ?? kind)}
          />
          <div className={styles.limits}>
            {playPeriod.options.map((period) => {
              const field = fields.find((one) => one.kind === kind && one.period === period);
              if (!field) return null;
              return (
                <TextField
                  key={field.key}
                  name={field.key}
                  label={t(`limits.period.${period}`)}
                  value={field.text}
                  disabled={!mayChange}
                  inputMode="numeric"
                  autoComplete="off"
                  placeholder={t('limits.none')}
                  error={
                    field.read === undefined ? t(`limits.wrong.${kind === 'time' ? 'time' : 'amount'}`) : undefined
                  }
                  end={
                    <span className={`muted ${styles.unit}`}>
                      {kind === 'time' ? t('limits.minutes') : format.currency}
                    </span>
                  }
                  onChange={({ target }) => setTyped({ ...typed, [field.key]: target.value })}
                />
              );
            })}
          </div>
          {change.error && <Notice tone="error">{change.error.message}</Notice>}
          <p className="soft">{t('limits.counts')}</p>
        </>
      )}
    </Dialog>
  );
}
