import { useState } from 'react';
import { fromDecimal, toDecimal } from '#contract/core/money/money.ts';
import { formatCount } from '#contract/core/money/price-words.ts';
import { parsePrice, shopCurrencyWord, typedPrice } from '#contract/core/money/typed-price.ts';
import type { HomeCollection } from '#contract/site/home-parts.ts';
import { t } from '#messages/messages.ts';
import { CheckField } from '#web/core/ui/check-field.tsx';
import { OptionsField, type Option } from '#web/core/ui/options-field.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import type { DeskFacts, Notes } from './block-notes.ts';
import { CategorySelect } from './category-select.tsx';
import { GenderSelect } from './gender-select.tsx';

type CollectionFieldsProps = {
  readonly query: HomeCollection;
  /** The place of the collection in the block: 'source.query'. */
  readonly place: string;
  readonly notes: Notes;
  readonly facts: DeskFacts;
  readonly onChange: (query: HomeCollection) => void;
};

const filters = [
  { of: 'brands', name: 'brand', label: t('home-desk.brand') },
  { of: 'colors', name: 'color', label: t('home-desk.color') },
  { of: 'sizes', name: 'size', label: t('home-desk.size') },
] as const;

/** The filters of the catalogue that define a collection. A product belongs to it if it passes all of them. */
export function CollectionFields({ query, place, notes, facts, onChange }: CollectionFieldsProps) {
  const change = (changes: Partial<HomeCollection>) => onChange({ ...query, ...changes });
  return (
    <fieldset className="grid gap-4 border-l border-line pl-4">
      <legend className="mb-3 text-small text-stone">{t('home-desk.collectionHint')}</legend>
      <GenderSelect value={query.gender} onChange={(gender) => change({ gender })} />
      <CategorySelect
        categories={facts.categories.filter(({ genre }) => query.gender === null || genre === query.gender)}
        value={query.category ?? 0}
        none={t('home-desk.allOfThem')}
        onChange={(category) => change({ category: category === 0 ? null : category })}
      />
      {filters.map(({ of, name, label }) => (
        <NameSelect
          key={name}
          label={label}
          names={facts[of]}
          value={query[name]}
          onChange={(chosen) => onChange({ ...query, [name]: chosen })}
        />
      ))}
      <TextField
        label={t('home-desk.text')}
        hint={t('home-desk.searchHint')}
        {...notes.line(`${place}.search`, query.search, (search) => change({ search }))}
      />
      <div className="grid grid-cols-2 gap-4">
        <PriceField
          label={t('home-desk.priceFrom')}
          value={query.minPrice}
          {...notes.field(`${place}.minPrice`)}
          onChange={(minPrice) => change({ minPrice })}
        />
        <PriceField
          label={t('home-desk.priceTo')}
          value={query.maxPrice}
          onBlur={() => notes.leave(`${place}.minPrice`)}
          onChange={(maxPrice) => change({ maxPrice })}
        />
      </div>
      <CheckField
        label={t('home-desk.onlyOffers')}
        checked={query.offers}
        onChange={({ target: { checked } }) => change({ offers: checked })}
      />
    </fieldset>
  );
}

type NameSelectProps = {
  readonly label: string;
  readonly names: readonly string[];
  readonly value: string;
  readonly onChange: (name: string) => void;
};

/** A select of the names that the catalogue knows. One that no product has any more stays until another is chosen. */
function NameSelect({ label, names, value, onChange }: NameSelectProps) {
  const all = value === '' || names.includes(value) ? names : [value, ...names];
  return (
    <OptionsField
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      options={[['', t('home-desk.any')], ...all.map((name): Option => [name, name])]}
    />
  );
}

type PriceFieldProps = {
  readonly label: string;
  /** A decimal number of the shop's currency; null for none. */
  readonly value: number | null;
  readonly error?: string | undefined;
  readonly onBlur?: () => void;
  readonly onChange: (value: number | null) => void;
};

/** A price as people of the country write it: '9.990'. What cannot be read is none, and the field says so. */
function PriceField({ value, error, onChange, ...field }: PriceFieldProps) {
  const [typed, setTyped] = useState(value === null ? '' : typedPrice(fromDecimal(value)));
  const isUnreadable = typed.trim() !== '' && parsePrice(typed) === undefined;
  const unreadable = t('catalogue.writePrice', { currency: shopCurrencyWord(), example: formatCount(25_000) });
  return (
    <TextField
      {...field}
      inputMode="decimal"
      value={typed}
      error={isUnreadable ? unreadable : error}
      onChange={({ target }) => {
        setTyped(target.value);
        const price = parsePrice(target.value);
        onChange(price ? toDecimal(price) : null);
      }}
    />
  );
}
