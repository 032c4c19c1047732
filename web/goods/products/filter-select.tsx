import { t } from '#messages/messages.ts';
import { useNavigate } from 'react-router';
import { SelectField } from '#web/core/ui/select-field.tsx';
import { changedAddress } from './catalogue-address.ts';

type FilterSelectProps = {
  readonly label: string;
  /** The query parameter. */
  readonly name: string;
  readonly query: URLSearchParams;
  /** The text of the empty option. */
  readonly none: string;
  readonly options: readonly FilterOption[];
};

type FilterOption = {
  readonly value: string;
  readonly words: string;
  /** The language of the words. */
  readonly lang?: string | undefined;
  /** The heading of its group in the list. */
  readonly group?: string | undefined;
};

/** A select for one value of a filter, or none; choosing navigates at once. */
export function FilterSelect({ label, name, query, none, options }: FilterSelectProps) {
  const navigate = useNavigate();
  const chosen = query.getAll(name);
  return (
    <SelectField
      label={label}
      name={name}
      value={chosen.length === 1 ? chosen[0] : ''}
      onChange={({ target }) =>
        void navigate(changedAddress(query, { [name]: target.value }), { preventScrollReset: true })
      }
    >
      <option value="">{chosen.length > 1 ? t('catalogue.severalChosen', { count: chosen.length }) : none}</option>
      {groupsOf(options).map(([group, members]) =>
        group === undefined ? (
          optionsOf(members)
        ) : (
          <optgroup key={group} label={group}>
            {optionsOf(members)}
          </optgroup>
        ),
      )}
    </SelectField>
  );
}

function groupsOf(options: readonly FilterOption[]): [string | undefined, FilterOption[]][] {
  const names = [...new Set(options.map(({ group }) => group))];
  return names.map((name) => [name, options.filter(({ group }) => group === name)]);
}

function optionsOf(options: readonly FilterOption[]) {
  return options.map(({ value, words, lang }) => (
    <option key={value} value={value} lang={lang}>
      {words}
    </option>
  ));
}
