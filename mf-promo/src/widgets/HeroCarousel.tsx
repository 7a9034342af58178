import { prefetch, useOperation } from '@unisite/shared/api';
import { banners } from '@unisite/shared/contract/messages';
import { promotions } from '@unisite/shared/contract/promotions';
import { useText } from '@unisite/shared/i18n';
import { Panel, Placeholder, QueryError } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { Carousel } from '../hero/Carousel.tsx';

prefetch(promotions, {});

/** The promotions featured on the home page, followed by announcements with a picture. */
export default function HeroCarousel(): ReactElement | null {
  const t = useText();
  const running = useOperation(promotions, {}, { staleTime: 300_000 });
  const announced = useOperation(banners, {}, { staleTime: 300_000 });
  if (running.error && !running.data) {
    return (
      <Panel>
        <QueryError title={t('promotions.failed')} query={running} />
      </Panel>
    );
  }
  if (!running.data) return <Placeholder shape="hero" />;
  const heroes = running.data.rows.filter(({ hero }) => hero);
  const shown = heroes.length > 0 ? heroes : running.data.rows.slice(0, 1);
  const pictures = announced.data?.rows ?? [];
  return shown.length + pictures.length > 0 ? <Carousel promotions={shown} banners={pictures} /> : null;
}
