import {
  addVendorCaller,
  callerName,
  changeVendorCaller,
  type VendorCaller,
  vendors,
} from '@unisite/shared/contract/operatorsVendors';
import { useText } from '@unisite/shared/i18n';
import { safeParse } from '@unisite/shared/schema';
import { Checkbox, Select, TextField, toastStore } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { closeDialog, openDialog } from '../acts/question.ts';
import { ReasonDialog } from '../acts/ReasonDialog.tsx';
import { refresh, useAction, useOperation } from '../api/queries.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import { useRevision } from './useRevision.ts';

const rollbacks = ['accept', 'refuse'] as const;

type Rules = Pick<VendorCaller, 'unknownRollback' | 'promoWins'>;
const rulesOf = ({ unknownRollback, promoWins }: Rules): Rules => ({ unknownRollback, promoWins });
/** What a new caller begins with. */
const usual: Rules = { unknownRollback: 'accept', promoWins: false };

/** Lets a new caller in (`null`), or changes how the calls of one are taken. */
export function CallerDialog({ caller }: { caller: VendorCaller | null }): ReactElement {
  const t = useText();
  const add = useAction(addVendorCaller);
  const change = useAction(changeVendorCaller);
  const [name, setName] = useState(caller?.caller ?? '');
  const { data } = useOperation(vendors, {});
  const now = data?.callers.find((one) => one.caller === caller?.caller) ?? caller ?? usual;
  const { seen, filled, fill, other, look } = useRevision(rulesOf(now));
  const { unknownRollback, promoWins } = filled;
  const [tried, setTried] = useState(false);
  const isName = safeParse(callerName, name).success;
  const words = [
    ...(caller ? [] : [t('vendors.addMeans'), t('vendors.secretOnce')]),
    t(`vendors.rollbackMeans.${unknownRollback}`),
    t(promoWins ? 'vendors.prizesMean' : 'vendors.noPrizesMean'),
    ...(caller ? [t('vendors.fromNextCall')] : []),
  ];
  const settled = { onSettled: () => void refresh(vendors) };
  return (
    <ReasonDialog
      title={caller ? t('vendors.changeOf', { vendor: caller.caller }) : t('vendors.add')}
      icon={caller ? 'edit' : 'plus'}
      words={words}
      confirm={t(caller ? 'vendors.save' : 'vendors.addButton')}
      busy={add.isPending || change.isPending}
      error={add.error ?? change.error}
      notice={
        change.error?.code === 'VENDOR_CHANGED' ? (
          <ConflictNotice
            now={
              other &&
              t('vendors.rulesNow', {
                rollback: t(`vendors.rollbacks.${other.unknownRollback}`),
                prizes: t(other.promoWins ? 'vendors.prizesYes' : 'vendors.prizesNo'),
              })
            }
            onLook={() => {
              look();
              change.reset();
            }}
          />
        ) : undefined
      }
      check={() => {
        setTried(true);
        return isName;
      }}
      onConfirm={(why) => {
        const rules = { caller: name, unknownRollback, promoWins, why };
        if (!caller) {
          add.mutate(rules, {
            ...settled,
            onSuccess: ({ secret }) => openDialog({ kind: 'secretTold', caller: name, secret }),
          });
          return;
        }
        change.mutate(
          { ...rules, expected: seen },
          {
            ...settled,
            onSuccess: () => {
              closeDialog();
              toastStore.show({ tone: 'won', icon: 'check', title: t('vendors.saved', { vendor: name }) });
            },
          },
        );
      }}
    >
      {!caller && (
        <TextField
          label={t('vendors.name')}
          hint={t('vendors.nameHint')}
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="off"
          maxLength={40}
          value={name}
          onChange={({ target }) => setName(target.value.trim())}
          error={tried && !isName && t('vendors.nameWrong')}
        />
      )}
      <Select
        label={t('vendors.rollback')}
        value={unknownRollback}
        onChange={({ target }) => fill({ unknownRollback: rollbacks.find((one) => one === target.value) ?? 'accept' })}
        options={rollbacks.map((one) => ({ value: one, label: t(`vendors.rollbacks.${one}`) }))}
      />
      <Checkbox checked={promoWins} onChange={({ target }) => fill({ promoWins: target.checked })}>
        {t('vendors.prizesAllowed')}
      </Checkbox>
    </ReasonDialog>
  );
}
