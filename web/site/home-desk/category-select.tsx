import { t } from '#messages/messages.ts';
import type { Category } from '#contract/goods/products.ts';
import { departmentName, departments } from '#contract/core/shop/present-departments.ts';
import { nestedTitle } from '#web/core/ui/nested-title.ts';
import { SelectField } from '#web/core/ui/select-field.tsx';
import { Options } from '#web/core/ui/options-field.tsx';

type CategorySelectProps = {
  readonly categories: readonly Category[];
  /** 0 for none. */
  readonly value: number;
  readonly label?: string;
  /** The text for no category, if that can be chosen. */
  readonly none?: string;
  readonly error?: string | undefined;
  readonly onLeave?: () => void;
  readonly onChange: (category: number) => void;
};

/** A select of the shop's categories, by gender. One that was deleted is shown as such. */
export function CategorySelect({
  categories,
  value,
  label = t('home-desk.category'),
  none = t('home-desk.select'),
  error,
  onLeave,
  onChange,
}: CategorySelectProps) {
  const isGone = value !== 0 && !categories.some(({ id }) => id === value);
  return (
    <SelectField
      label={label}
      value={value === 0 ? '' : String(value)}
      error={error ?? (isGone ? t('home-desk.categoryGoneChoose') : undefined)}
      onBlur={onLeave}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      <option value="">{none}</option>
      {isGone && <option value={value}>{t('home-desk.categoryDeleted')}</option>}
      {departments().map(({ id: genre }) => (
        <optgroup key={genre} label={departmentName(genre)}>
          <Options
            of={categories
              .filter((category) => category.genre === genre)
              .map((category) => [category.id, nestedTitle(category)])}
          />
        </optgroup>
      ))}
    </SelectField>
  );
}
