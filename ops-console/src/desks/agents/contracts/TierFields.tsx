import { useText } from '@unisite/shared/i18n';
import { Button, TextField } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import type { ReasonForm } from '../../../acts/useReasonForm.ts';
import styles from './Agents.module.css';
import { emptyTier, maxTiers, type TypedOffer, type TypedTier } from './offerForm.ts';

/** The tiers of an offer: conditions and rates. */
export function TierFields({ form }: { form: ReasonForm<TypedOffer> }): ReactElement {
  const t = useText();
  const { contract, tiers } = form.values;
  const isDividend = contract === 'dividend';
  const names: readonly (keyof TypedTier)[] = isDividend
    ? ['turnover', 'netLoss', 'active', 'rate']
    : ['turnover', 'active', 'rate'];
  const set = (place: number, part: Partial<TypedTier>) =>
    form.change(
      'tiers',
      tiers.map((tier, index) => (index === place ? { ...tier, ...part } : tier)),
    );
  return (
    <>
      {tiers.map((tier, place) => (
        <fieldset key={place} className={styles.tier}>
          <legend className="field__label">{t('agentAsk.tier', { n: place + 1 })}</legend>
          {names.map((name) => (
            <TextField
              key={name}
              name={`tiers.${place}.${name}`}
              label={t(`agentAsk.field.${name === 'rate' && !isDividend ? 'wage' : name}`)}
              inputMode={name === 'active' ? 'numeric' : 'decimal'}
              autoComplete="off"
              maxLength={20}
              value={tier[name]}
              onChange={({ target }) => set(place, { [name]: target.value })}
            />
          ))}
          {tiers.length > 1 && (
            <Button
              size="sm"
              variant="quiet"
              icon="trash"
              onClick={() =>
                form.change(
                  'tiers',
                  tiers.filter((_tier, index) => index !== place),
                )
              }
            >
              {t('agentAsk.removeTier', { n: place + 1 })}
            </Button>
          )}
        </fieldset>
      ))}
      {form.errors.tiers && (
        <p className="field__error" role="alert">
          {form.errors.tiers}
        </p>
      )}
      {tiers.length < maxTiers && (
        <div className="row">
          <Button size="sm" variant="outline" icon="plus" onClick={() => form.change('tiers', [...tiers, emptyTier])}>
            {t('agentAsk.addTier')}
          </Button>
        </div>
      )}
    </>
  );
}
