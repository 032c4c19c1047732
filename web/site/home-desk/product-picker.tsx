import { t } from '#messages/messages.ts';
import { useEffect, useState } from 'react';
import { href } from 'react-router';
import { nameWithColor } from '#contract/goods/garment/name-with-color.ts';
import type { NamedProduct } from '#contract/site/home-desk.ts';
import { moved } from '../reorder/moved.ts';
import { MoveButtons } from '../reorder/row-buttons.tsx';
import { useRemovalFocus } from '../reorder/use-removal-focus.ts';
import { useReorder } from '../reorder/use-reorder.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { Icon } from '#web/core/ui/icon.tsx';
import { IconButton } from '#web/core/ui/icon-button.tsx';
import { onEnter } from '#web/core/ui/on-enter.ts';
import { Picture } from '#web/core/ui/picture.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import type { DeskFacts } from './block-notes.ts';
import type { FoundProducts } from './found-products.resource.ts';

type ProductPickerProps = {
  readonly label: string;
  /** The chosen products, in their order. */
  readonly ids: readonly number[];
  /** How many can be chosen; with one, the next choice replaces it. */
  readonly most: number;
  readonly error: string | undefined;
  readonly facts: DeskFacts;
  readonly onChange: (ids: number[]) => void;
};

/** How long the search waits for the next letter, in ms. */
const pauseMs = 200;

/** Products picked by hand, by a search in the catalogue, in the order of the person who picks. */
export function ProductPicker({ label, ids, most, error, facts, onChange }: ProductPickerProps) {
  const [search, setSearch] = useState('');
  const { data, load, notice } = useRequest<FoundProducts>({
    what: t('home-desk.productsNotSearched'),
    told: 'beside',
  });
  const text = search.trim();
  useEffect(() => {
    if (text === '') return undefined;
    const address = `${href('/admin/home/products')}?search=${encodeURIComponent(text)}`;
    const timer = setTimeout(() => void load(address), pauseMs);
    return () => clearTimeout(timer);
  }, [text, load]);
  const isAnswered = text !== '' && data?.search === text;
  const found = isAnswered ? data.products.filter(({ id }) => !ids.includes(id)) : [];
  const isFull = most > 1 && ids.length >= most;
  const [said, say] = useState('');
  const nameOf = (id: number) => {
    const product = facts.products.get(id);
    return product ? nameWithColor(product) : t('home-desk.productNumber', { id });
  };
  const { list, step, row } = useReorder({
    ids: ids.map(String),
    nameOf: (id) => nameOf(Number(id)),
    onMove: (from, to) => onChange(moved(ids, from, to)),
    say,
  });
  const { removes, adds, removedAt } = useRemovalFocus();

  function add(product: NamedProduct) {
    facts.noteProduct(product);
    onChange(most === 1 ? [product.id] : [...ids, product.id]);
    if (most === 1) setSearch('');
  }

  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-3 text-small font-medium">{label}</legend>
      {ids.length > 0 && (
        <ol ref={list} aria-label={t('home-desk.chosenProducts')} className="grid border-t border-line">
          {ids.map((id, at) => (
            <PickedRow
              key={id}
              id={id}
              name={nameOf(id)}
              product={facts.products.get(id)}
              row={row(String(id))}
              removes={removes}
              onStep={most === 1 ? undefined : (by) => step(String(id), by)}
              onRemove={() => {
                onChange(ids.filter((one) => one !== id));
                say(t('reorder.removed', { name: nameOf(id) }));
                removedAt(at);
              }}
            />
          ))}
        </ol>
      )}
      <TextField
        {...adds}
        type="search"
        error={error}
        label={t('home-desk.searchProduct')}
        hint={isFull ? t('home-desk.choseMost', { most }) : t('home-desk.searchProductHint')}
        value={search}
        disabled={isFull}
        autoComplete="off"
        maxLength={80}
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={onEnter(() => {
          const [first] = found;
          if (first) add(first);
        })}
      />
      {notice}
      <p role="status" className="sr-only">
        {said}
      </p>
      <p aria-live="polite" className="text-small text-stone empty:hidden">
        {isAnswered && found.length === 0 ? t('home-desk.noOtherProduct') : ''}
      </p>
      {found.length > 0 && !isFull && (
        <ul aria-label={t('home-desk.foundProducts')} className="grid border-t border-line">
          {found.map((product) => (
            <li key={product.id} className="border-b border-line">
              <button
                type="button"
                className="flex min-h-14 w-full items-center gap-3 text-left text-small hover:bg-sand"
                onClick={() => add(product)}
              >
                <Thumbnail product={product} />
                <span className="min-w-0 flex-1 wrap-anywhere">
                  <span className="sr-only">{t('home-desk.add')} </span>
                  {nameWithColor(product)}
                </span>
                <span className="pr-2 text-stone">
                  <Icon name="plus" size={16} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}

type PickedRowProps = {
  readonly id: number;
  readonly name: string;
  /** Undefined if it was deleted. */
  readonly product: NamedProduct | undefined;
  /** The attributes of the row, and of the button that removes it. */
  readonly row: Readonly<Record<string, string>>;
  readonly removes: Readonly<Record<string, string>>;
  readonly onStep: ((by: 1 | -1) => void) | undefined;
  readonly onRemove: () => void;
};

function PickedRow({ id, name, product, row, removes, onStep, onRemove }: PickedRowProps) {
  return (
    <li {...row} className="flex min-h-14 items-center gap-3 border-b border-line text-small">
      {product && <Thumbnail product={product} />}
      <span className={product ? 'min-w-0 flex-1 wrap-anywhere' : 'min-w-0 flex-1 text-danger'}>
        {product ? name : t('home-desk.productNumberGone', { id })}
        {product?.isHidden && <span className="block text-stone">{t('home-desk.notShown')}</span>}
      </span>
      <span className="flex">
        {onStep && (
          <MoveButtons
            labels={{ up: t('home-desk.moveUp', { name }), down: t('home-desk.moveDown', { name }) }}
            onStep={onStep}
          />
        )}
        <IconButton {...removes} label={t('home-desk.remove', { name })} icon="trash" onClick={onRemove} />
      </span>
    </li>
  );
}

function Thumbnail({ product: { picture } }: { readonly product: NamedProduct }) {
  return (
    <span className="h-12 w-10 flex-none overflow-hidden bg-sand">
      {picture && <Picture picture={picture} sizes="40px" alt="" />}
    </span>
  );
}
