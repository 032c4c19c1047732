import { t } from '#messages/messages.ts';
import { useState } from 'react';
import { productStates } from '#contract/goods/desk-product.ts';
import type { Category } from '#contract/goods/products.ts';
import { ClearFilters, ListSearch, ListSelect } from '#web/core/desk-list/list-fields.tsx';
import { ListForm } from '#web/core/desk-list/list-form.tsx';
import type { ListPlace } from '#web/core/desk-list/list-place.ts';
import { Button } from '#web/core/ui/button.tsx';
import { Options } from '#web/core/ui/options-field.tsx';
import { stateNames } from './product-words.ts';
import { categoryName } from './product-columns.tsx';
import type { ProductsQuestion } from './products-question.ts';

type ProductFiltersProps = {
  readonly place: ListPlace;
  readonly asked: ProductsQuestion;
  readonly categories: readonly Category[];
};

/** The filters of the list. A choice applies at once; a search, which shows capitals, is submitted. */
export function ProductFilters({ place, asked, categories }: ProductFiltersProps) {
  const [search, setSearch] = useState(asked.search);
  const [error, setError] = useState<string>();
  const isFiltered = asked.search !== '' || asked.category !== '' || asked.stock !== 'all' || asked.state !== '';
  return (
    <ListForm
      place={place}
      onSubmit={(event) => {
        if (search.trim() !== '') return;
        event.preventDefault();
        setError(t('texts.emptySearch'));
      }}
    >
      <ListSearch
        label={t('product-desk.search')}
        name="search"
        placeholder={t('product-desk.searchHint')}
        value={search}
        maxLength={80}
        error={error}
        onChange={(event) => {
          setSearch(event.target.value.toUpperCase());
          setError(undefined);
        }}
      />
      <Button type="submit" tone="outline" size="small" className="min-h-11">
        {t('product-desk.search')}
      </Button>
      <ListSelect label={t('product-desk.category')} name="category" width="w-52" defaultValue={asked.category}>
        <option value="">{t('product-desk.anyCategory')}</option>
        <Options of={categories.map((category) => [category.id, categoryName(category)])} />
      </ListSelect>
      <ListSelect
        label={t('product-desk.stock')}
        name="stock"
        width="w-48"
        defaultValue={asked.stock === 'all' ? '' : asked.stock}
      >
        <option value="">{t('product-desk.anyStock')}</option>
        <option value="in">{t('product-desk.withStock')}</option>
        <option value="low">{t('product-desk.lowStock')}</option>
        <option value="size-out">{t('product-desk.sizesWithoutStock')}</option>
        <option value="out">{t('product-desk.withoutStock')}</option>
      </ListSelect>
      <ListSelect label={t('product-desk.visibility')} name="state" width="w-44" defaultValue={asked.state}>
        <option value="">{t('product-desk.anyState')}</option>
        <Options of={productStates.map((state) => [state, stateNames[state]])} />
      </ListSelect>
      {isFiltered && <ClearFilters to={place.path} />}
    </ListForm>
  );
}
