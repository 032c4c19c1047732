import { backOfficeTexts } from '#contract/back-office.texts.ts';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { ListedPerson } from '#contract/people.ts';
import type { ActionOutcome } from '../api-client/action-outcome.ts';
import { useRequest } from '../requests/use-request.tsx';
import { useHere, withReturn } from '../links/return-address.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { toast } from '../ui/toast.ts';
import { headingOf, ordersLeftBehind, roleName } from './person-words.ts';

type PersonCardProps = { readonly person: ListedPerson; readonly isSelf: boolean };

/** A person with what is known, and what can be done: not with oneself, and no letter without an address. */
export function PersonCard({ person, isSelf }: PersonCardProps) {
  const { data, state, submit } = useRequest<ActionOutcome>({
    what: `No se pudo completar el pedido sobre ${person.username}.`,
    told: 'message',
  });
  const here = useHere();
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => {
    if (data) toast(data.message, { tone: data.isDone ? 'plain' : 'error' });
  }, [data]);
  const heading = headingOf(person);
  const { username, email } = person;
  const facts = [
    ['Usuario', username],
    ['DNI', person.dni],
    ['Dirección', person.address],
    ['Correo', email],
    ['Celular', person.phone],
  ] as const;
  return (
    <li className="flex gap-3 rounded-soft border border-line bg-sheet p-4 text-small">
      <div className="min-w-0 flex-1">
        <h2 className="flex flex-wrap items-baseline gap-x-2">
          <Link
            to={withReturn(`/admin/clients/${encodeURIComponent(username)}`, here)}
            className="text-body font-medium break-words underline-offset-4 hover:underline"
          >
            {heading}
          </Link>
          {person.rol === 'admin' && <span className="text-caption text-accent">{roleName(person.rol)}</span>}
        </h2>
        <dl className="mt-2 grid grid-cols-[5rem_1fr] gap-x-3 gap-y-0.5">
          {facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-stone">{name}</dt>
              <dd className="min-w-0 break-words">{value || '—'}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="-mt-2 -mr-2 flex flex-none flex-col">
        {!isSelf && <IconButton label={`Eliminar a ${heading}`} icon="trash" onClick={() => setIsAsking(true)} />}
        {email && (
          <IconButton
            label={`Enviar a ${heading} un correo para cambiar la contraseña`}
            icon="lock"
            disabled={state !== 'idle'}
            onClick={() => void submit({ intent: 'reset', email }, { method: 'post', action: '/admin/clients' })}
          />
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        title={backOfficeTexts.people.confirmRemove}
        confirm="Eliminar"
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          void submit({ intent: 'remove', user_name: username }, { method: 'post', action: '/admin/clients' });
        }}
      >
        <p>
          Se elimina la cuenta de <strong className="font-medium">{heading}</strong> ({username}).{' '}
          {backOfficeTexts.people.irreversible}
        </p>
        {ordersLeftBehind(person).map((sentence) => (
          <p key={sentence} className="mt-3 text-ink">
            {sentence}
          </p>
        ))}
      </ConfirmDialog>
    </li>
  );
}
