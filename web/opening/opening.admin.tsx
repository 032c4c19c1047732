import { useEffect, useState } from 'react';
import { href } from 'react-router';
import { LinkButton, Button } from '../ui/button.tsx';
import { opening } from '#contract/opening.ts';
import type { Route } from './+types/opening.admin';
import { outcomeOf } from '../api-client/action-outcome.ts';
import type { ActionOutcome } from '../api-client/action-outcome.ts';
import { apiClientOf } from '../api-client/api-client.ts';
import { formText } from '../forms/form-text.ts';
import { useRequest } from '../requests/use-request.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { AdminPage } from '../ui/admin-page.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { toast } from '../ui/toast.ts';
import { OpeningSteps } from './opening-steps.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  return apiClientOf(context).load(opening.state, {});
}

/** Opens or closes the shop, or sends a test e-mail. */
export async function action({ request, context }: Route.ActionArgs): Promise<ActionOutcome> {
  const form = await request.formData();
  const api = apiClientOf(context);
  switch (formText(form, 'what')) {
    case 'open':
      return outcomeOf(await api.submit(opening.open, {}), 'La tienda está abierta.');
    case 'close':
      return outcomeOf(await api.submit(opening.close, {}), 'La tienda está cerrada al público.');
    default:
      return outcomeOf(await api.submit(opening.tryMail, { email: formText(form, 'email') }), 'Correo enviado.');
  }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: 'Abrir mi tienda', isPrivate: true });

/** The checklist of the opening, and the door itself. */
export default function OpeningAdmin({ loaderData: { isOpen, canClose, steps } }: Route.ComponentProps) {
  const [isAsked, setIsAsked] = useState(false);
  const { data, isBusy, submit, notice } = useRequest<ActionOutcome>({
    what: isOpen ? 'No se cerró la tienda.' : 'No se abrió la tienda.',
    check: 'vuelva a cargar la página',
    told: 'beside',
  });
  useEffect(() => {
    if (data) toast(data.message, { tone: data.isDone ? 'plain' : 'error' });
  }, [data]);
  const left = steps.filter(({ isDone }) => !isDone).length;
  return (
    <AdminPage
      title="Abrir mi tienda"
      actions={
        <LinkButton to={href('/')} tone="outline" size="small">
          Ver la tienda
        </LinkButton>
      }
    >
      <div className="grid max-w-3xl gap-4">
        <p role="status" className="text-body">
          {canClose ? stateWords(isOpen, left) : 'La demostración está siempre abierta.'}
        </p>
        <OpeningSteps steps={steps} />
        {notice}
        {isOpen && canClose && (
          <Button tone="outline" className="justify-self-start" onClick={() => setIsAsked(true)}>
            Cerrar al público
          </Button>
        )}
        {!isOpen && (
          <Button
            className="justify-self-start max-sm:w-full"
            busy={isBusy}
            disabled={left > 0}
            onClick={() => void submit({ what: 'open' }, { method: 'post' })}
          >
            Abrir la tienda
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isAsked && isOpen}
        title="¿Cerrar la tienda al público?"
        confirm="Cerrar al público"
        busy={isBusy}
        onConfirm={() => {
          setIsAsked(false);
          void submit({ what: 'close' }, { method: 'post' });
        }}
        onCancel={() => setIsAsked(false)}
      >
        <p>Nadie podrá comprar hasta que la abra otra vez. Las órdenes ya pagadas siguen su curso.</p>
      </ConfirmDialog>
    </AdminPage>
  );
}

function stateWords(isOpen: boolean, left: number): string {
  if (isOpen) return 'La tienda está abierta al público.';
  if (left === 0) return 'Está todo listo: puede abrir la tienda.';
  return left === 1 ? 'Falta un paso para abrir.' : `Faltan ${left} pasos para abrir.`;
}
