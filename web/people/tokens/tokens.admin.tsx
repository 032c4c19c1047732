import { t } from '#messages/messages.ts';
import { useState } from 'react';
import { href, useNavigation } from 'react-router';
import type { Route } from './+types/tokens.admin';
import { scopes } from '#contract/core/protocol/scopes.ts';
import { tokens, type ProgramToken } from '#contract/people/accounts/program-tokens.ts';
import { outcomeOf, type ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { formText } from '#web/core/forms/form-text.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { CopyField } from '#web/core/ui/copy-field.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { Table } from '#web/core/ui/table.tsx';
import { TokenForm } from './token-form.tsx';
import { TokenRow } from './token-row.tsx';

/** `secret` is that of a token that was just created: it is shown this once. */
type TokenOutcome = ActionOutcome & { readonly secret?: string };

export async function loader({ context }: Route.LoaderArgs) {
  return apiClientOf(context).load(tokens.list, {});
}

/** Creates a token, or ends one. */
export async function action({ request, context }: Route.ActionArgs): Promise<TokenOutcome> {
  const form = await request.formData();
  const api = apiClientOf(context);
  const id = formText(form, 'id');
  if (id !== '') return outcomeOf(await api.submit(tokens.end, { id }), t('tokens.wasEnded'));
  const until = formText(form, 'until');
  const created = await api.submit(tokens.create, {
    name: formText(form, 'name'),
    scopes: scopes.filter((one) => form.getAll('scopes').includes(one)),
    perMinute: formText(form, 'perMinute'),
    until: until === '' ? null : until,
    // A browser always asks for the password: left out it would be as if none was needed.
    currentPassword: formText(form, 'currentPassword'),
  });
  const outcome = outcomeOf(created, t('tokens.wasCreated'));
  return created.ok ? { ...outcome, secret: created.value.secret } : outcome;
}

export const meta: Route.MetaFunction = () => pageMeta({ title: t('tokens.title'), isPrivate: true });

/** The tokens by which other programs use the shop. */
export default function TokensAdmin({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state === 'submitting';
  const [isCreating, setIsCreating] = useState(false);
  const [outcome, setOutcome] = useState(actionData);
  if (actionData !== outcome) {
    setOutcome(actionData);
    if (actionData?.isDone) setIsCreating(false);
  }
  return (
    <AdminPage
      title={t('tokens.title')}
      primary={
        !isCreating && (
          <Button size="small" className="min-h-11" onClick={() => setIsCreating(true)}>
            {t('tokens.new')}
          </Button>
        )
      }
    >
      <p className="mb-6 max-w-2xl text-small text-stone">
        {t('tokens.hint')}{' '}
        <a href="/api/docs" className="link">
          {t('tokens.docs')}
        </a>
      </p>
      {outcome?.secret !== undefined && !isCreating && (
        <section aria-label={t('tokens.secret')} className="mb-6 max-w-2xl rounded-soft border border-ink bg-sheet p-4">
          <CopyField
            label={t('tokens.secret')}
            hint={t('tokens.secretHint')}
            value={outcome.secret}
            copied={t('tokens.secretCopied')}
          />
        </section>
      )}
      {isCreating && <TokenForm outcome={actionData} isBusy={isBusy} onCancel={() => setIsCreating(false)} />}
      {loaderData.tokens.length > 0 && <TokenTable found={loaderData.tokens} />}
      {loaderData.tokens.length === 0 && !isCreating && <EmptyState title={t('tokens.none')} />}
    </AdminPage>
  );
}

function TokenTable({ found }: { readonly found: readonly ProgramToken[] }) {
  return (
    <Table
      caption={t('tokens.title')}
      columns={[t('tokens.name'), t('tokens.scopes'), t('tokens.lastUse'), t('tokens.state'), '']}
    >
      {found.map((token) => (
        <TokenRow key={token.id} token={token} action={href('/admin/tokens')} />
      ))}
    </Table>
  );
}
