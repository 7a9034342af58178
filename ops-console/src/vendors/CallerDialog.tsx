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
import { closeDialog, openDialog } from '../acts/dialogs.ts';
import { ReasonDialog } from '../acts/ReasonDialog.tsx';
import { useReasonForm } from '../acts/useReasonForm.ts';
import { refresh, useOperation, useSending } from '../api/queries.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import { type Filled, useRevision, withFilled } from './useRevision.ts';

const rollbacks = ['accept', 'refuse'] as const;

type Rules = Pick<VendorCaller, 'unknownRollback' | 'promoWins'>;
const rulesOf = ({ unknownRollback, promoWins }: Rules): Rules => ({ unknownRollback, promoWins });
const nothingFilled: Filled<Rules> = { unknownRollback: undefined, promoWins: undefined };
/** What a new caller begins with. */
const usual: Rules = { unknownRollback: 'accept', promoWins: false };

/** Adds a caller (`null`), or changes how its calls are accepted. */
export function CallerDialog({ caller }: { caller: VendorCaller | null }): ReactElement {
  const t = useText();
  const add = useSending(addVendorCaller);
  const change = useSending(changeVendorCaller);
  const { data } = useOperation(vendors, {});
  const now = data?.callers.find((one) => one.caller === caller?.caller) ?? caller ?? usual;
  const { seen, other, look } = useRevision(rulesOf(now));
  const form = useReasonForm({
    values: { name: caller?.caller ?? '', ...nothingFilled },
    validate: ({ name }) => ({ name: safeParse(callerName, name).success ? null : t('vendors.nameWrong') }),
    submit: async (values) => {
      const { name, why } = values;
      const rules = { caller: name, ...withFilled(seen, values), why };
      try {
        if (!caller) {
          const { secret } = await add.send(rules);
          return openDialog({ kind: 'secretTold', caller: name, secret });
        }
        await change.send({ ...rules, expected: seen });
        closeDialog();
        toastStore.show({ tone: 'won', icon: 'check', title: t('vendors.saved', { vendor: name }) });
      } finally {
        void refresh(vendors);
      }
    },
  });
  const { unknownRollback, promoWins } = withFilled(seen, form.values);
  const name = form.field('name');
  const words = [
    ...(caller ? [] : [t('vendors.addMeans'), t('vendors.secretOnce')]),
    t(`vendors.rollbackMeans.${unknownRollback}`),
    t(promoWins ? 'vendors.prizesMean' : 'vendors.noPrizesMean'),
    ...(caller ? [t('vendors.fromNextCall')] : []),
  ];
  return (
    <ReasonDialog
      title={caller ? t('vendors.changeOf', { vendor: caller.caller }) : t('vendors.add')}
      icon={caller ? 'edit' : 'plus'}
      consequences={words}
      confirm={t(caller ? 'vendors.save' : 'vendors.addButton')}
      form={form}
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
