import { freeRoundGames } from '@unisite/shared/contract/operatorsPromotions';
import { toInput } from '@unisite/shared/form';
import { useFormat, useLocalized, useText } from '@unisite/shared/i18n';
import { ErrorState, Select } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import fields from '../../../acts/Fields.module.css';
import { useOperation } from '../../../frame/api/queries.ts';
import { useErrorText } from '../../../frame/words/useErrorText.ts';
import type { Figure, OfferFieldsProps } from './offerFieldsProps.ts';

interface FreeRoundFieldsProps extends OfferFieldsProps {
  figure: (name: Figure) => ReactElement;
}

/** Fields of free rounds: game, stake, number, and days. */
export function FreeRoundFields({ form, figure }: FreeRoundFieldsProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const errorText = useErrorText();
  const { data, error, refetch } = useOperation(freeRoundGames, {});
  const games = data?.games ?? [];
  const stakes = games.find(({ id }) => id === form.values.game)?.stakes ?? [];
  if (error && !data)
    return (
      <ErrorState
        title={t('promotionForm.rounds.failed')}
        text={errorText(error)}
        code={error.code}
        onRetry={() => void refetch()}
      />
    );
  const { value: game, error: wrongGame } = toInput(form.field('game'));
  const { value: stake, error: wrongStake } = toInput(form.field('stake'));
  return (
    <>
      <Select
        label={t('promotionForm.field.game')}
        value={game}
        error={wrongGame}
        placeholder={t('promotionForm.rounds.choose')}
        options={games.map(({ id, name, vendor }) => ({ value: id, label: `${localized(name)} · ${vendor}` }))}
        onChange={({ target }) => {
          form.change('game', target.value);
          // another game has other stakes
          form.change('stake', '');
        }}
      />
      <div className={fields.pair}>
        <Select
          label={t('promotionForm.field.stake')}
          value={stake}
          error={wrongStake}
          placeholder={t('promotionForm.rounds.chooseStake')}
          options={stakes.map((one) => ({ value: String(one), label: format.money(one, { whole: true }) }))}
          onChange={({ target }) => form.change('stake', target.value)}
        />
        {figure('rounds')}
        {figure('roundDays')}
      </div>
    </>
  );
}
