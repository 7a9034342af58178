import { invalidate, useAction } from '@unisite/shared/api';
import { makeRegistrationLink, type RegistrationLink, registrationLinks } from '@unisite/shared/contract/agentLinks';
import type { DownlineKind, Rate } from '@unisite/shared/contract/agentTeam';
import { isDay } from '@unisite/shared/days';
import { toInput, useForm } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';
import { Button, Dialog, Notice, TextField, toastStore } from '@unisite/shared/ui';
import { DateField } from '@unisite/shared/ui/dates';
import type { ReactElement } from 'react';
import { useToday } from '../../period/useToday.ts';
import { RateFields } from '../../rate/RateFields.tsx';
import { firstOffer, within } from '../../rate/rate.ts';
import { KindField } from '../KindField.tsx';
import styles from '../Open.module.css';

interface MakeLinkDialogProps {
  /** The agent's own rate, the most that it can give. */
  own: Rate;
  /** An expired link to copy. */
  like: RegistrationLink | null;
  onMade: (link: RegistrationLink) => void;
  onClose: () => void;
}

interface Values {
  kind: DownlineKind;
  rate: Rate;
  lastDay: string;
  uses: string;
}

/** Most uses of a link (contract). */
const MAX_USES = 100_000;

/** Creates a link: whoever registers with it becomes a direct downline at its rate. */
export function MakeLinkDialog({ own, like, onMade, onClose }: MakeLinkDialogProps): ReactElement {
  const t = useText();
  const today = useToday();
  const make = useAction(makeRegistrationLink);
  const form = useForm<Values>({
    values: {
      kind: like?.kind ?? 'player',
      rate: like?.rate ? within(like.rate, own) : firstOffer(own),
      lastDay: '',
      uses: like?.uses ? String(like.uses) : '',
    },
    validate: ({ lastDay, uses }) => ({
      lastDay: lastDay === '' || (isDay(lastDay) && lastDay >= today) ? null : t('makeLink.lastDayWrong'),
      uses: uses.trim() === '' || isCount(uses) ? null : t('makeLink.usesWrong'),
    }),
    async submit({ kind, rate, lastDay, uses }) {
      const link = await make.mutateAsync({
        kind,
        rate,
        ...(lastDay ? { lastDay } : {}),
        ...(uses.trim() ? { uses: Number(uses) } : {}),
      });
      await invalidate(registrationLinks);
      toastStore.show({ icon: 'check', title: t('makeLink.done', { code: link.code }) });
      onMade(link);
      onClose();
    },
    fieldOfRefusal: { RATE_TOO_HIGH: 'rate' },
  });
  return (
    <Dialog
      open
      icon="link"
      title={t(like ? 'makeLink.again' : 'makeLink.title')}
      dismissible={!form.busy}
      onClose={onClose}
    >
      <form {...form.form} className="form">
        {form.errors.form && <Notice tone="error">{form.errors.form}</Notice>}
        <KindField kind={form.values.kind} onKind={(to) => form.change('kind', to)} />
        <RateFields rate={form.values.rate} most={own} mostNote="rate.yours" onRate={(to) => form.change('rate', to)} />
        {form.errors.rate && <Notice tone="error">{form.errors.rate}</Notice>}
        <div className={styles.two}>
          <DateField
            field={form.field('lastDay')}
            min={today}
            label={t('makeLink.lastDay')}
            note={t('makeLink.optional')}
            hint={t('makeLink.lastDayHint')}
          />
          <TextField
            {...toInput(form.field('uses'))}
            inputMode="numeric"
            maxLength={6}
            label={t('makeLink.uses')}
            note={t('makeLink.optional')}
            hint={t('makeLink.usesHint')}
            autoComplete="off"
          />
        </div>
        <Button type="submit" variant="primary" size="lg" block busy={form.busy}>
          {t('links.make')}
        </Button>
      </form>
    </Dialog>
  );
}

const isCount = (text: string): boolean =>
  /^\d{1,6}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= MAX_USES;
