import { sitePictureName } from '@unisite/shared/contract/operatorsPictures';
import { promotionKind } from '@unisite/shared/contract/promotions';
import { toInput } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';
import { safeParse } from '@unisite/shared/schema';
import { Select, TextField } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import fields from '../../../acts/Fields.module.css';
import { MarketBoxes } from '../../../acts/MarketBoxes.tsx';
import { PictureUpload } from '../../../frame/pictures/PictureUpload.tsx';
import type { OfferFieldsProps } from './offerFieldsProps.ts';

export const isUploaded = (banner: string): boolean => safeParse(sitePictureName, banner).success;

/** Fields of markets, kind and picture. */
export function PlaceFields({ form, banners }: OfferFieldsProps & { banners: readonly string[] }): ReactElement {
  const t = useText();
  const { values } = form;
  const uploaded = [...new Set([values.banner, ...banners])].filter((name) => isUploaded(name));
  const bannerOptions = [
    ...banners.filter((name) => !isUploaded(name)).map((name) => ({ value: name, label: name })),
    ...uploaded.map((name, place) => ({ value: name, label: t('pictures.own', { n: place + 1 }) })),
  ];
  return (
    <>
      <MarketBoxes
        label={t('promotionForm.field.markets')}
        value={values.markets}
        error={form.errors.markets}
        onChange={(markets) => form.change('markets', markets)}
      />
      <div className={fields.pair}>
        <Select
          label={t('promotionForm.field.kind')}
          value={values.kind}
          onChange={({ target }) =>
            form.change('kind', promotionKind.options.find((kind) => kind === target.value) ?? 'deposit')
          }
          options={promotionKind.options.map((kind) => ({ value: kind, label: t(`promotionForm.kind.${kind}`) }))}
        />
        <Select
          label={t('promotionForm.field.banner')}
          value={values.banner}
          onChange={({ target }) => form.change('banner', target.value)}
          options={bannerOptions}
        />
        <TextField {...toInput(form.field('leadsTo'))} label={t('promotionForm.field.leadsTo')} maxLength={200} />
      </div>
      <PictureUpload
        label={t('pictures.upload')}
        value={isUploaded(values.banner) ? values.banner : ''}
        onChange={(banner) => form.change('banner', banner)}
      />
    </>
  );
}
