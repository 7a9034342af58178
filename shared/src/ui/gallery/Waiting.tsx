import { Button, EmptyState, ErrorState, Panel, Picture, Skeleton } from '../index.ts';
import type { GalleryTexts } from './galleryTexts.ts';

const nothing = () => {};

export function Waiting({ texts }: { texts: GalleryTexts }) {
  return (
    <>
      <Panel className="w8" busy>
        <div className="stack">
          <Skeleton kind="block" width={180} height={20} />
          <div className="tiles">
            <Skeleton kind="tile" count={6} />
          </div>
        </div>
      </Panel>
      <Panel className="w4" busy>
        <div className="stack">
          <Skeleton kind="row" count={4} />
          <Skeleton count={3} />
        </div>
      </Panel>
      <EmptyState
        className="panel w3"
        picture="ticket"
        title={texts.noTicket}
        text={texts.noTicketText}
        action={
          <Button variant="primary" href="#lottery">
            {texts.pick}
          </Button>
        }
      />
      <EmptyState
        className="panel w3"
        title={texts.noMatch}
        text={texts.noMatchText}
        action={<Button>{texts.clearSearch}</Button>}
      />
      <ErrorState
        className="panel w3"
        title={texts.notLoaded}
        text={texts.notLoadedText}
        code="U-1042"
        retry={texts.reload}
        onRetry={nothing}
      />
      <EmptyState
        className="panel w3"
        picture="mail"
        title={texts.noMail}
        text={texts.noMailText}
        action={<Button href="#promo">{texts.promotions}</Button>}
      />
      <Panel className="w6">
        <div className="row">
          <Picture name="lantern" />
          <Picture name="map" />
        </div>
      </Panel>
    </>
  );
}
