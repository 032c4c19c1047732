import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import { formatNumber } from '#contract/core/money/price-words.ts';
import type { AttributeFacet } from '#contract/goods/attributes/attribute-shown.ts';
import { rangeKeys } from '#contract/goods/attributes/attribute-range.ts';
import { Form } from '#web/core/requests/form.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { CarriedFields } from './carried-fields.tsx';
import { attributeKeys, filterKeys } from './catalogue-address.ts';
import { numberRange } from './number-range.ts';

type RangeFilterProps = {
  readonly query: URLSearchParams;
  readonly name: string;
  readonly slug: string;
  readonly range: NonNullable<AttributeFacet['range']>;
};

/** Filters by a least and a most number of an attribute, as the price does. The placeholders show the range that exists. */
export function RangeFilter({ query, name, slug, range }: RangeFilterProps) {
  const keys = rangeKeys(slug);
  const ends: readonly string[] = Object.values(keys);
  const { trouble } = numberRange(query, slug);
  const troubleId = `${slug}-aviso`;
  const others = ['gender', 'order', ...filterKeys, ...attributeKeys(query).filter((key) => !ends.includes(key))];
  const unit = range.unit === '' ? '' : ` (${range.unit})`;
  return (
    <Form action={href('/home')} preventScrollReset aria-label={name} className="mt-3 grid grid-cols-2 gap-2">
      <CarriedFields query={query} keys={others} />
      {(['min', 'max'] as const).map((end) => (
        <TextField
          key={`${end} ${query.get(keys[end])}`}
          label={`${end === 'min' ? t('catalogue.from') : t('catalogue.to')}${unit}`}
          name={keys[end]}
          inputMode="decimal"
          maxLength={12}
          defaultValue={query.get(keys[end]) ?? ''}
          placeholder={formatNumber(range[end])}
          aria-invalid={trouble?.end === end || undefined}
          aria-describedby={trouble ? troubleId : undefined}
        />
      ))}
      <p id={troubleId} role="status" className="col-span-2 text-small text-danger empty:hidden">
        {trouble?.words}
      </p>
      <Button type="submit" tone="outline" size="small" className="col-span-2">
        {t('catalogue.applyRange')}
      </Button>
    </Form>
  );
}
