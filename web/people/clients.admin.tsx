import { backOfficeTexts } from '#contract/back-office.texts.ts';
import { useNavigation } from 'react-router';
import { Form } from '../requests/form.tsx';
import type { Route } from './+types/clients.admin';
import { people } from '#contract/people.ts';
import { recovery } from '#contract/recovery.ts';
import { formText } from '../forms/form-text.ts';
import { outcomeOf } from '../api-client/action-outcome.ts';
import type { ActionOutcome } from '../api-client/action-outcome.ts';
import { apiClientOf } from '../api-client/api-client.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { useSessionUser } from '../session/session-user.ts';
import { useKeptPlace } from '../links/return-address.ts';
import { AdminPage } from '../ui/admin-page.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { controlLook } from '../ui/field.tsx';
import { joinClasses } from '../ui/join-classes.ts';
import { PersonCard } from './person-card.tsx';

const said = backOfficeTexts.people;

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const search = query.get('search')?.trim() ?? '';
  const after = query.get('after');
  const page = await apiClientOf(context).load(people.list, { ...(search && { search }), ...(after && { after }) });
  return { ...page, search };
}

/** Deletes a person, or sends the letter that sets a new password. */
export async function action({ request, context }: Route.ActionArgs): Promise<ActionOutcome> {
  const form = await request.formData();
  const api = apiClientOf(context);
  if (form.get('intent') === 'reset') {
    return outcomeOf(await api.submit(recovery.request, { email: formText(form, 'email') }), said.letterSent);
  }
  const removed = await api.submit(people.remove, { user_name: formText(form, 'user_name') });
  return outcomeOf(removed, `${said.confirmed} ${said.removed}`);
}

export const meta: Route.MetaFunction = () => pageMeta({ title: 'Clientes', isPrivate: true });

export default function ClientsAdmin({ loaderData: { people: found, next, search } }: Route.ComponentProps) {
  const isLoading = useNavigation().state === 'loading';
  const self = useSessionUser();
  useKeptPlace();
  return (
    <AdminPage
      title={backOfficeTexts.people.title}
      actions={
        <LinkButton to="/admin/createadmin" size="small" tone="outline">
          Crear administrador
        </LinkButton>
      }
    >
      <Form method="get" role="search" className="mb-6 flex max-w-xl gap-2">
        <input
          key={search}
          type="search"
          name="search"
          aria-label="Buscar clientes"
          placeholder="Nombre, usuario, correo o DNI"
          defaultValue={search}
          maxLength={80}
          className={joinClasses(controlLook, 'min-h-10')}
        />
        <Button type="submit" size="small" className="min-h-10">
          Buscar
        </Button>
      </Form>
      {found.length === 0 ? (
        <EmptyState
          title="No encontramos a nadie así"
          action={<LinkButton to="/admin/clients">Ver todos</LinkButton>}
        />
      ) : (
        <ul className={joinClasses('grid gap-3 md:grid-cols-2 xl:grid-cols-3', isLoading && 'animate-breathe')}>
          {found.map((person) => (
            <PersonCard key={person.username} person={person} isSelf={person.username === self?.username} />
          ))}
        </ul>
      )}
      {next && (
        <Form method="get" className="mt-6 text-center">
          {search && <input type="hidden" name="search" value={search} />}
          <input type="hidden" name="after" value={next} />
          <button type="submit" className="min-h-10 text-small underline underline-offset-4">
            Más clientes
          </button>
        </Form>
      )}
    </AdminPage>
  );
}
