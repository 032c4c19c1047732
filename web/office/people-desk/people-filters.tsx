import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import { personalIdName } from '#contract/core/countries/country-name.ts';
import { ClearFilters, ListSearch, ListSelect } from '#web/core/desk-list/list-fields.tsx';
import { ListForm } from '#web/core/desk-list/list-form.tsx';
import type { ListPlace } from '#web/core/desk-list/list-place.ts';
import { Button } from '#web/core/ui/button.tsx';
import { Options } from '#web/core/ui/options-field.tsx';
import type { Ranked } from '#contract/core/protocol/permissions.ts';
import { roleName } from '#contract/people/accounts/role-name.ts';

type PeopleFiltersProps = {
  readonly place: ListPlace;
  readonly asked: { readonly search: string; readonly rol: string };
  /** The roles of those who work in the shop. */
  readonly roles: readonly Ranked[];
};

/** The filters of the people. */
export function PeopleFilters({ place, asked: { search, rol }, roles }: PeopleFiltersProps) {
  return (
    <ListForm place={place}>
      <ListSearch
        label={t('people.search')}
        name="search"
        placeholder={t('people.searchHint', { personalId: personalIdName().name })}
        defaultValue={search}
        maxLength={80}
      />
      <Button type="submit" tone="outline" size="small" className="min-h-11">
        {t('people.searchButton')}
      </Button>
      <ListSelect label={t('people.role')} name="rol" width="w-48" defaultValue={rol}>
        <option value="">{t('people.allRoles')}</option>
        <Options of={[{ rol: 'client' } as const, ...roles].map((one) => [one.rol, roleName(one)])} />
      </ListSelect>
      {(search !== '' || rol !== '') && <ClearFilters to={href('/admin/clients')} />}
    </ListForm>
  );
}
