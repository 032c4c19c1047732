import { t } from '#messages/messages.ts';
import { useState } from 'react';
import { href } from 'react-router';
import { LinkButton, Button } from '#web/core/ui/button.tsx';
import { opening } from '#contract/office/opening.ts';
import type { Route } from './+types/opening.admin';
import { outcomeOf, type ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { formText } from '#web/core/forms/form-text.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { useToast } from '#web/core/ui/use-toast.ts';
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
      return outcomeOf(await api.submit(opening.open, {}), t('opening.isOpenNow'));
    case 'close':
      return outcomeOf(await api.submit(opening.close, {}), t('opening.isClosedNow'));
    default:
      return outcomeOf(await api.submit(opening.tryMail, { email: formText(form, 'email') }), t('opening.emailSent'));
  }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: t('opening.openMyShop'), isPrivate: true });

/** The checklist of the opening, and the door itself. */
export default function OpeningAdmin({ loaderData: { isOpen, canClose, steps } }: Route.ComponentProps) {
  const [isAsked, setIsAsked] = useState(false);
  const { data, isBusy, submit, notice } = useRequest<ActionOutcome>({
    what: isOpen ? t('opening.notClosed') : t('opening.notOpened'),
    check: t('opening.reloadPage'),
    told: 'beside',
  });
  useToast(data);
  const left = steps.filter(({ isDone }) => !isDone).length;
  return (
    <AdminPage
      title={t('opening.openMyShop')}
      primary={
        <LinkButton to={href('/')} tone={isOpen ? 'ink' : 'outline'} size="small">
          {t('opening.seeShop')}
        </LinkButton>
      }
    >
      <div className="grid max-w-3xl gap-4">
        <p role="status" className="text-body">
          {canClose ? stateWords(isOpen, left) : t('opening.demoIsOpen')}
        </p>
        <OpeningSteps steps={steps} />
        {notice}
        {isOpen && canClose && (
          <Button tone="quiet" className="-ml-6 justify-self-start" onClick={() => setIsAsked(true)}>
            {t('opening.closeToPublic')}
          </Button>
        )}
        {!isOpen && (
          <Button
            className="justify-self-start max-sm:w-full"
            busy={isBusy}
            disabled={left > 0}
            onClick={() => void submit({ what: 'open' }, { method: 'post' })}
          >
            {t('opening.openShop')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isAsked && isOpen}
        title={t('opening.askClose')}
        confirm={t('opening.closeToPublic')}
        busy={isBusy}
        onConfirm={() => {
          setIsAsked(false);
          void submit({ what: 'close' }, { method: 'post' });
        }}
        onCancel={() => setIsAsked(false)}
      >
        <p>{t('opening.closeHint')}</p>
      </ConfirmDialog>
    </AdminPage>
  );
}

function stateWords(isOpen: boolean, left: number): string {
  if (isOpen) return t('opening.isOpenToPublic');
  if (left === 0) return t('opening.allReady');
  return t('opening.stepsLeft', { count: left });
}
