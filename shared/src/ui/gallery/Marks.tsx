import { iconNames } from '../iconNames.ts';
import { Avatar, Count, Flag, Icon, Panel, Spinner, Tag } from '../index.ts';
import type { GalleryTexts } from './galleryTexts.ts';

export function Marks({ texts }: { texts: GalleryTexts }) {
  return (
    <Panel>
      <div className="stack">
        <div className="row">
          <span className="level">
            <Icon name="brand" />
            {texts.level}
          </span>
          <Tag tone="jade" icon="check">
            {texts.won}
          </Tag>
          <Tag tone="coral" icon="x-circle">
            {texts.refused}
          </Tag>
          <Tag tone="sky" icon="clock">
            {texts.underWay}
          </Tag>
          <Tag tone="gold" icon="coins">
            {texts.withPot}
          </Tag>
          <Tag icon="minus">{texts.lost}</Tag>
          <Flag kind="hot" />
          <Flag kind="new" />
          <Flag kind="gold">18+</Flag>
          <Count value={3} />
          <Count value={120} />
          <Count value={12} quiet />
          <Avatar name="minhanh88" />
          <Avatar name="đông" size={56} />
          <Spinner />
        </div>
        <div className="row">
          {iconNames.map((name) => (
            <Icon key={name} name={name} size={24} {...(name === 'brand' || name === 'drum' ? drawing : {})} />
          ))}
        </div>
      </div>
    </Panel>
  );
}

const drawing = { width: 24, height: 24, stroke: 'currentColor', fill: 'none' };
