import {
  addVendorCaller,
  callerName,
  changeVendorCaller,
  type VendorCaller,
  vendors,
} from '@unisite/shared/contract/operatorsVendors';
import { toInput } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';
import { safeParse } from '@unisite/shared/schema';
import { Checkbox, Select, TextField, toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { closeDialog, openDialog } from '../../../../acts/dialogs.ts';
import { ReasonDialog } from '../../../../acts/ReasonDialog.tsx';
import { SettingsConflictNotice } from '../../../../acts/settings/SettingsConflictNotice.tsx';
import { useNotifyProposed } from '../../../../acts/useNotifyProposed.ts';
import { useReasonForm } from '../../../../acts/useReasonForm.ts';
import { type Filled, useRevision, withFilled } from '../../../../acts/useRevision.ts';
import { refresh, useOperation, useSending } from '../../../../frame/api/queries.ts';

const rollbacks = ['accept', 'refuse'] as const;

type Rules = Pick<VendorCaller, 'unknownRollback' | 'promoWins'>;
const rulesOf = ({ unknownRollback, promoWins }: Rules): Rules => ({ unknownRollback, promoWins });
const emptyDraft: Filled<Rules> = { unknownRollback: undefined, promoWins: undefined };
/** Defaults of a new caller. */
const usual: Rules = { unknownRollback: 'accept', promoWins: false };

/** Adds a caller (`null`), or changes its settings. */
export function CallerDialog({ caller }: { caller: VendorCaller | null }): ReactElement {
  const t = useText();
  const add = useSending(addVendorCaller);
  const change = useSending(changeVendorCaller);
  const notifyProposed = useNotifyProposed();
  const { data } = useOperation(vendors, {});
  const now = data?.callers.find((one) => one.caller === caller?.caller) ?? caller ?? usual;
  const { seen, other, look } = useRevision(rulesOf(now));
  const form = useReasonForm({
    values: { name: caller?.caller ?? '', ...emptyDraft },
    validate: ({ name }) => ({ name: safeParse(callerName, name).success ? null : t('vendors.nameWrong') }),
    submit: async (values) => {
      const { name, why } = values;
      const rules = { caller: name, ...withFilled(seen, values), why };
      try {
        if (!caller) {
          const { secretHalf } = await add.send(rules);
          return openDialog({ kind: 'secretTold', caller: name, half: 'first', secret: secretHalf });
        }
        const { state } = await change.send({ ...rules, expected: seen });
        closeDialog();
        if (state === 'proposed') return notifyProposed(t('vendors.changeOf', { vendor: name }));
        toastStore.show({ tone: 'won', icon: 'check', title: t('vendors.saved', { vendor: name }) });
      } finally {
        void refresh(vendors);
      }
    },
  });
  const { unknownRollback, promoWins } = withFilled(seen, form.values);
  const waits = !caller || (promoWins && !seen.promoWins);
  const name = form.field('name');
  const words = [
    ...(caller ? [] : [t('vendors.addMeans'), t('vendors.halves')]),
    t(`vendors.rollbackMeans.${unknownRollback}`),
    t(promoWins ? 'vendors.prizesMean' : 'vendors.noPrizesMean'),
    t(waits ? 'proposals.waits' : 'vendors.fromNextCall'),
  ];
  return (
    <ReasonDialog
      title={caller ? t('vendors.changeOf', { vendor: caller.caller }) : t('vendors.add')}
      icon={caller ? 'edit' : 'plus'}
      consequences={words}
      confirm={t(waits ? 'corrections.send' : 'vendors.save')}
      form={form}
      error={add.error ?? change.error}
      notice={
        change.error?.code === 'VENDOR_CHANGED' ? (
          <SettingsConflictNotice
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
    >
      {!caller && (
        <TextField
          {...toInput({ ...name, onValueChange: (typed) => name.onValueChange(typed.trim()) })}
          label={t('vendors.name')}
          hint={t('vendors.nameHint')}
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="off"
          maxLength={40}
        />
      )}
      <Select
        label={t('vendors.rollback')}
        value={unknownRollback}
        onChange={({ target }) =>
          form.change('unknownRollback', rollbacks.find((one) => one === target.value) ?? 'accept')
        }
        options={rollbacks.map((one) => ({ value: one, label: t(`vendors.rollbacks.${one}`) }))}
      />
      <Checkbox checked={promoWins} onChange={({ target }) => form.change('promoWins', target.checked)}>
        {t('vendors.prizesAllowed')}
      </Checkbox>
    </ReasonDialog>
  );
}
