import { Button, Count, IconButton, Panel } from '../index.ts';
import type { GalleryTexts } from './galleryTexts.ts';

export function Buttons({ texts }: { texts: GalleryTexts }) {
  return (
    <Panel>
      <div className="stack">
        <div className="row">
          <Button variant="primary">{texts.bet}</Button>
          <Button>{texts.details}</Button>
          <Button variant="outline">{texts.tryIt}</Button>
          <Button variant="quiet">{texts.skip}</Button>
          <Button variant="danger">{texts.cancelTicket}</Button>
          <Button disabled>{texts.locked}</Button>
        </div>
        <div className="row">
          <Button variant="primary" size="sm" icon="plus">
            {texts.deposit}
          </Button>
          <Button variant="primary" icon="plus">
            {texts.deposit}
          </Button>
          <Button variant="primary" size="lg" icon="plus">
            {texts.deposit}
          </Button>
          <Button variant="outline" href="#promo" iconEnd="right">
            {texts.promotions}
          </Button>
          <Button variant="quiet" size="sm" icon="download">
            {texts.download}
          </Button>
        </div>
        <div className="row">
          <Button variant="primary" busy>
            {texts.bet}
          </Button>
          <Button busy icon="refresh">
            {texts.reload}
          </Button>
          <Button variant="danger" busy>
            {texts.cancelTicket}
          </Button>
          <IconButton icon="mail" variant="default" label={texts.inbox}>
            <Count value={3} />
          </IconButton>
          <IconButton icon="download" label={texts.download} />
          <IconButton icon="download" variant="outline" size="sm" label={texts.download} />
          <IconButton icon="close" variant="round" label={texts.skip} />
        </div>
        <Button variant="primary" size="lg" block busy>
          {texts.working}
        </Button>
      </div>
    </Panel>
  );
}
