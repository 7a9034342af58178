import { MAX_REMARKS_LENGTH } from '@unisite/shared/contract/applicationLimits';
import { type Application, sendApplication } from '@unisite/shared/contract/applications';
import { toInput, useForm } from '@unisite/shared/form';
import { useFormat, useText } from '@unisite/shared/i18n';
import { useRetryableCall } from '@unisite/shared/session/form';
import { Button, classNames, Field, Notice, Select, toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from './Application.module.css';
import { cacheApplication, refreshApplication } from './applicationQuery.ts';
import { PictureBoxes } from './PictureBoxes.tsx';
import { usePictureUploads } from './usePictureUploads.ts';

interface ApplicationFormProps {
  /** Id of the promotion. */
  id: string;
  value: Application;
}

/** The application form: the bet if it is for one, remarks, pictures. A failure keeps all input. */
export function ApplicationForm({ id, value }: ApplicationFormProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const { sendOnce } = useRetryableCall();
  const uploads = usePictureUploads(id);
  const { bets, pictures, needs, gives, most } = value;
  const form = useForm({
    values: { bet: '', remarks: '', pictures: '' },
    fields: bets ? ['bet', 'remarks', 'pictures'] : ['remarks', 'pictures'],
    validate: ({ bet }) => ({
      bet: bets && bet === '' ? t('application.betMissing') : null,
      pictures:
        uploads.places > 0
          ? t('application.picturesUnfinished')
          : pictures.length < needs
            ? t('application.picturesMissing', { count: needs })
            : null,
    }),
    submit: async ({ bet, remarks }) => {
      try {
        const sent = await sendOnce(sendApplication, {
          id,
          remarks: remarks.trim(),
          bet: bets ? bet : null,
          pictures: pictures.map((one) => one.id),
        });
        cacheApplication(id, sent);
        toastStore.show({
          title: t('application.sent', { reference: sent.application?.reference ?? '' }),
          icon: 'check',
        });
      } finally {
        void refreshApplication();
      }
    },
    fieldOfRefusal: { APPLICATION_BET: 'bet', APPLICATION_PICTURES: 'pictures', TOO_MANY_PICTURES: 'pictures' },
  });
  const { remarks, bet } = form.values;
  const money = (amount: number) => format.money(amount, { whole: true });
  const asked = bets?.find((one) => one.id === bet)?.gives ?? gives;
  if (bets?.length === 0) return <Notice>{t('application.noBets')}</Notice>;
  const { error, ...remarksInput } = toInput(form.field('remarks'));
  return (
    <form {...form.form} className="form">
      {form.errors.form && <Notice tone="error">{form.errors.form}</Notice>}
      <p className="muted">{t('application.intro')}</p>
      {bets && (
        <Select
          {...toInput(form.field('bet'))}
          label={t('application.bet')}
          placeholder={t('application.betChoose')}
          options={bets.map((one) => ({
            value: one.id,
            label: t('application.betOption', {
              reference: one.reference,
              game: one.game,
              day: format.dateTime(one.at),
              staked: money(one.staked),
            }),
          }))}
        />
      )}
      <Field
        label={t('application.remarks')}
        note={t('application.optional')}
        error={error}
        hint={
          <span className={styles.count}>
            <span>{t('application.remarksHint')}</span>
            <span className={classNames('num', remarks.length >= MAX_REMARKS_LENGTH && styles.full)}>
              <span aria-hidden>{`${remarks.length}/${MAX_REMARKS_LENGTH}`}</span>
              <span className="visually-hidden">
                {t('application.remarksCount', { count: remarks.length, most: MAX_REMARKS_LENGTH })}
              </span>
            </span>
          </span>
        }
      >
        {(control) => (
          <textarea
            {...control}
            {...remarksInput}
            className={`input ${styles.remarks}`}
            rows={3}
            maxLength={MAX_REMARKS_LENGTH}
          />
        )}
      </Field>
      <PictureBoxes
        id={id}
        pictures={pictures}
        needs={needs}
        uploads={uploads}
        error={form.errors.pictures ?? undefined}
        disabled={form.busy}
      />
      <dl className={`facts ${styles.facts}`}>
        <dt>{t('application.asked')}</dt>
        <dd className={asked === null ? undefined : styles.gold}>
          {asked === null ? t('application.upTo', { amount: money(most) }) : money(asked)}
        </dd>
        <dt>{t('application.result')}</dt>
        <dd>{t('application.resultText')}</dd>
      </dl>
      <Button type="submit" variant="primary" icon="send" block busy={form.busy}>
        {t('application.send')}
      </Button>
    </form>
  );
}
