import { useText } from '@unisite/shared/i18n';
import { announce, IconButton } from '@unisite/shared/ui';
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './Settings.module.css';

interface ListEditorProps<Item extends { readonly id: number }> {
  label: string;
  items: readonly Item[];
  onChange: (items: readonly Item[]) => void;
  /** Names an item for its move and remove buttons. */
  nameOf: (item: Item) => string;
  /** The fields of an item; `set` changes some values. */
  children: (item: Item, set: (values: Partial<Item>) => void) => ReactNode;
}

type Move = 'up' | 'down';

/** An editable list whose items can be moved and removed. The focus stays on the pressed button. */
export function ListEditor<Item extends { readonly id: number }>(props: ListEditorProps<Item>): ReactElement {
  const { label, items, onChange, nameOf, children } = props;
  const t = useText();
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<{ id: number; by: Move } | null>(null);

  useEffect(() => {
    if (!moved) return;
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>(`[data-item="${moved.id}"] button[data-move]`);
    const usable = [...(buttons ?? [])].filter(({ disabled }) => !disabled);
    (usable.find(({ dataset }) => dataset.move === moved.by) ?? usable[0])?.focus();
  }, [moved]);

  const move = (item: Item, from: number, by: Move) => {
    const to = by === 'up' ? from - 1 : from + 1;
    const others = items.toSpliced(from, 1);
    onChange(others.toSpliced(to, 0, item));
    setMoved({ id: item.id, by });
    announce(t('list.moved', { name: nameOf(item), n: to + 1, all: items.length }));
  };

  return (
    <ol ref={list} className={styles.list} aria-label={label}>
      {items.map((item, index) => {
        const name = nameOf(item);
        return (
          <li key={item.id} data-item={item.id}>
            <div className={styles.itemHead}>
              <strong>{name}</strong>
              <span className="row row--tight">
                <IconButton
                  size="sm"
                  icon="up"
                  label={t('list.up', { name })}
                  data-move="up"
                  disabled={index === 0}
                  onClick={() => move(item, index, 'up')}
                />
                <IconButton
                  size="sm"
                  icon="down"
                  label={t('list.down', { name })}
                  data-move="down"
                  disabled={index === items.length - 1}
                  onClick={() => move(item, index, 'down')}
                />
                <IconButton
                  size="sm"
                  icon="trash"
                  label={t('list.remove', { name })}
                  onClick={() => {
                    onChange(items.toSpliced(index, 1));
                    announce(t('list.removed', { name }));
                  }}
                />
              </span>
            </div>
            {children(item, (values) => onChange(items.with(index, { ...item, ...values })))}
          </li>
        );
      })}
    </ol>
  );
}
