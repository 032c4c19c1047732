import { t } from '#messages/messages.ts';
import type { User } from '#contract/people/accounts/accounts.ts';
import { personalIdName } from '#contract/core/countries/country-name.ts';
import type { Conflict } from '#contract/core/protocol/row-version.ts';
import { fieldConflicts, type FormWords } from '#web/core/forms/field-conflicts.ts';
import { roleName } from '#contract/people/accounts/role-name.ts';

/** The role by its name: one of the owner's own says nothing else. */
type Facts = { readonly rol: string } & Pick<
  User,
  'legajo' | 'name' | 'lastname' | 'dni' | 'email' | 'phone' | 'address'
>;

const fact = (label: string) => ({ label, shown: (value: string | null) => value ?? '' });

const words = (): FormWords<Facts> => ({
  rol: fact(t('people.role')),
  legajo: fact(t('people.staffNumber')),
  name: fact(t('people.firstName')),
  lastname: fact(t('people.lastName')),
  dni: fact(personalIdName().name),
  email: fact(t('people.email')),
  phone: fact(t('people.phone')),
  address: fact(t('people.address')),
});

const factsOf = (person: User): Facts => ({ ...person, rol: roleName(person) });

type PersonChangedProps = { readonly conflict: Conflict<User>; readonly seen: User };

/**
 * Shows what changed about a person since the page was opened: the action was not carried out, and the page now shows
 * the present state.
 */
export function PersonChanged({ conflict: { present, changedBy }, seen }: PersonChangedProps) {
  const found = fieldConflicts(
    words(),
    { opened: factsOf(seen), typed: factsOf(seen) },
    { saved: factsOf(present), version: present.version, changedBy },
  );
  return (
    <div role="alert" className="mb-4 max-w-2xl rounded-soft border border-danger bg-sheet p-4 text-small">
      <p>{t('people.changedMeanwhile')}</p>
      <ul className="mt-2 grid gap-1 text-stone">
        {found.map(({ field, label, typed, saved, actor }) => (
          <li key={field} className="wrap-anywhere">
            {label}: {typed || '—'} → {saved || '—'}
            {actor && ` ${t('people.changedBy', { actor })}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
