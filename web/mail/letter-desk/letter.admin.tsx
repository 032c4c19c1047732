import { t } from '#messages/messages.ts';
import { data } from 'react-router';
import type { Route } from './+types/letter.admin';
import { accounts } from '#contract/people/accounts/accounts.ts';
import { letterKinds, letterOf, type LetterKind } from '#contract/mail/letters/letters.ts';
import { lettersDesk, type EditedLetter } from '#contract/mail/letter-desk.ts';
import { outcomeOf, savedOutcomeOf, type SavedOutcome } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { sentJson, takesJson } from '#web/core/api-client/sent-json.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { LetterEditor } from './letter-editor.tsx';

/** Returns the kind of an address; undefined for an unknown name. */
function kindOf(name: string | undefined): LetterKind | undefined {
  return letterKinds.find((kind) => kind === name);
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const kind = kindOf(params.kind);
  if (!kind) throw data({ code: 'not_found' }, { status: 404 });
  const api = apiClientOf(context);
  const [letter, versions, { user }] = await Promise.all([
    api.load(lettersDesk.one, { kind }),
    api.load(lettersDesk.versions, { kind }),
    api.load(accounts.session, {}),
  ]);
  // A text that can no longer be sent has no preview: the original one is sent instead.
  const { subject, title, text, note } = letter.isBroken ? letter.original : letter;
  const shown = await api.load(lettersDesk.preview, { kind, subject, title, text, note });
  return { letter, versions, shown, email: user?.email ?? '' };
}

export const handle = takesJson;

/** Saves the texts, or sends a test to an address. */
export async function action({
  request,
  params: { kind },
  context,
}: Route.ActionArgs): Promise<SavedOutcome<EditedLetter>> {
  const api = apiClientOf(context);
  const sent = { ...(await sentJson(request)), kind };
  if (!('recipient' in sent)) return savedOutcomeOf(await api.relay(lettersDesk.save, sent), t('letters.textSaved'));
  const tested = await api.relay(lettersDesk.test, sent);
  return outcomeOf(tested, tested.ok ? t('letters.testSent', { subject: tested.value.subject }) : '');
}

const titleOf = (name: string | undefined) => letterOf(kindOf(name) ?? 'welcome').name();

export const meta: Route.MetaFunction = ({ params: { kind } }) =>
  pageMeta({ title: t('letters.titleOf', { name: titleOf(kind) }), isPrivate: true });

/** The editor of one kind of e-mail, with its preview. */
export default function LetterAdmin({ loaderData: { letter, versions, shown, email } }: Route.ComponentProps) {
  const { name, when } = letterOf(letter.kind);
  return (
    <AdminPage title={name()}>
      <p className="-mt-3 mb-5 text-small text-stone">{when()}</p>
      <LetterEditor key={letter.kind} letter={letter} versions={versions} shown={shown} email={email} />
    </AdminPage>
  );
}
