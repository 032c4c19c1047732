import type { User } from '#contract/accounts.ts';
import { personalIdName } from '#contract/country-name.ts';
import type { Conflict } from '#contract/row-version.ts';
import { fieldConflicts } from '../forms/field-conflicts.ts';
import type { FormWords } from '../forms/field-conflicts.ts';
import { roleName } from './person-words.ts';

type Facts = Pick<User, 'rol' | 'legajo' | 'name' | 'lastname' | 'dni' | 'email' | 'phone' | 'address'>;

const fact = (label: string) => ({ label, shown: (value: string | null) => value ?? '' });

const words = (): FormWords<Facts> => ({
  rol: { label: 'Rol', shown: roleName },
  legajo: fact('Legajo'),
  name: fact('Nombre'),
  lastname: fact('Apellido'),
  dni: fact(personalIdName().name),
  email: fact('Correo'),
  phone: fact('Teléfono'),
  address: fact('Dirección'),
});

type PersonChangedProps = { readonly conflict: Conflict<User>; readonly seen: User };

/**
 * Shows what changed about a person since the page was opened: the action was not carried out, and the page now shows
 * the present state.
 */
export function PersonChanged({ conflict: { present, changedBy }, seen }: PersonChangedProps) {
  const found = fieldConflicts(
    words(),
    { opened: seen, typed: seen },
    { saved: present, version: present.version, changedBy },
  );
  return (
    <div role="alert" className="mb-4 max-w-2xl rounded-soft border border-danger bg-sheet p-4 text-small">
      <p>Mientras tanto cambiaron datos de esta persona, así que no se hizo nada. Revise y vuelva a intentarlo.</p>
      <ul className="mt-2 grid gap-1 text-stone">
        {found.map(({ field, label, typed, saved, actor }) => (
          <li key={field} className="wrap-anywhere">
            {label}: {typed || '—'} → {saved || '—'}
            {actor && ` (lo cambió ${actor})`}
          </li>
        ))}
      </ul>
    </div>
  );
}
