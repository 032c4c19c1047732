import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import { Form } from '#web/core/requests/form.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { CarriedFields } from './carried-fields.tsx';
import { attributeKeys, filterKeys } from './catalogue-address.ts';

type FromToFilterProps = {
  readonly query: URLSearchParams;
  /** What the range is of, for who does not see the heading above it. */
  readonly name: string;
  /** The parameters of the least and the most. */
  readonly keys: readonly [from: string, to: string];
  /** What there is, shown in the empty fields. */
  readonly hints: readonly [from: string | undefined, to: string | undefined];
  /** The parameter that cannot be read, and why. */
  readonly trouble: { readonly key: string; readonly words: string } | undefined;
  readonly apply: string;
};

/** Filters by a least and a most value, as a form that works without scripts; a wrong value has its error below the fields. */
export function FromToFilter({ query, name, keys, hints, trouble, apply }: FromToFilterProps) {
  const others = ['gender', 'order', ...filterKeys, ...attributeKeys(query)].filter((key) => !keys.includes(key));
  const troubleId = `${keys[0]}-aviso`;
  return (
    <Form action={href('/home')} preventScrollReset aria-label={name} className="grid grid-cols-2 gap-2">
      <CarriedFields query={query} keys={others} />
      {keys.map((key, at) => (
        <TextField
          key={`${key} ${query.get(key)}`}
          label={at === 0 ? t('catalogue.from') : t('catalogue.to')}
          name={key}
          inputMode="decimal"
          maxLength={20}
          defaultValue={query.get(key) ?? ''}
          placeholder={hints[at]}
          aria-invalid={trouble?.key === key || undefined}
          aria-describedby={trouble ? troubleId : undefined}
        />
      ))}
      <p id={troubleId} role="status" className="col-span-2 text-small text-danger empty:hidden">
        {trouble?.words}
      </p>
      <Button type="submit" tone="outline" size="small" className="col-span-2">
        {apply}
      </Button>
    </Form>
  );
}
