import { type MessageCategory, messageCategories } from '@unisite/shared/contract/messages';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Chips, Count, VisuallyHidden } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import type { Inbox } from './changeMessages.ts';

interface CategoryChipsProps {
  counts: Inbox['categories'];
  value: MessageCategory | null;
  onChange: (category: MessageCategory | null) => void;
}

/** Message categories with their total and unread counts. */
export function CategoryChips({ counts, value, onChange }: CategoryChipsProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const shown = messageCategories.filter(
    (category) => category === value || counts.some((count) => count.category === category),
  );
  const all = { total: sum(counts.map(({ total }) => total)), unread: 0 };
  return (
    <Chips
      bleed
      label={t('inbox.categories')}
      value={value ?? 'all'}
      onChange={(id) => onChange(messageCategories.find((category) => category === id) ?? null)}
      options={(['all', ...shown] as const).map((id) => {
        const { total, unread } = id === 'all' ? all : (counts.find(({ category }) => category === id) ?? none);
        return {
          id,
          label: (
            <>
              {t(`inbox.category.${id}`)} <span className="num">{format.number(total)}</span> <Count value={unread} />
              {unread > 0 && <VisuallyHidden>{t('inbox.unreadCount', { count: unread })}</VisuallyHidden>}
            </>
          ),
        };
      })}
    />
  );
}

const none = { total: 0, unread: 0 };
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
