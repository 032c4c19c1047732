import { t } from '#messages/messages.ts';

export type KeyMeaning = readonly [key: string, meaning: string];

/** The keys of every list (`useListKeys`). */
export const listKeys: readonly KeyMeaning[] = [
  ['j / k', t('desk-list.keyRows')],
  ['Enter', t('desk-list.keyOpen')],
  ['x', t('desk-list.keyChoose')],
  ['/', t('desk-list.keySearch')],
  ['?', t('desk-list.keyHelp')],
];

/** Keys, and what each of them does. */
export function KeyList({ keys }: { readonly keys: readonly KeyMeaning[] }) {
  return (
    <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      {keys.map(([key, meaning]) => (
        <div key={key} className="contents">
          <dt>
            <kbd className="font-sans text-ink">{key}</kbd>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
