import { href, Link } from 'react-router';
import { t } from '#messages/messages.ts';
import type { Route } from './+types/letters.admin';
import { letterKinds, letterOf } from '#contract/mail/letters/letters.ts';
import { letterGroups } from '#contract/mail/letters/letter.ts';
import { lettersDesk, type ListedLetter } from '#contract/mail/letter-desk.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { momentWords } from '#contract/core/time/shop-time.ts';

const title = t('letters.texts');

export async function loader({ context }: Route.LoaderArgs) {
  return { letters: await apiClientOf(context).load(lettersDesk.list, {}) };
}

export const meta: Route.MetaFunction = () => pageMeta({ title, isPrivate: true });

const groups = Object.entries(letterGroups).map(([group, name]) => ({
  group,
  name: name(),
  kinds: letterKinds.filter((kind) => letterOf(kind).group === group),
}));

/** Every e-mail that the shop sends by itself, by subject. */
export default function LettersAdmin({ loaderData: { letters } }: Route.ComponentProps) {
  return (
    <AdminPage title={title}>
      <p className="mb-6 max-w-2xl text-small text-stone">{t('letters.intro')}</p>
      <div className="grid gap-8">
        {groups.map(({ group, name, kinds }) => (
          <section key={group} aria-labelledby={`letters-${group}`}>
            <h2 id={`letters-${group}`} className="mb-3 font-display text-title">
              {name}
            </h2>
            <ul className="grid gap-2 lg:grid-cols-2">
              {letters
                .filter(({ kind }) => kinds.includes(kind))
                .map((letter) => (
                  <LetterRow key={letter.kind} letter={letter} />
                ))}
            </ul>
          </section>
        ))}
      </div>
    </AdminPage>
  );
}

/** A kind of e-mail in the list: when it is sent, its subject, and whether its texts were changed. */
function LetterRow({ letter: { kind, subject, isChanged, isBroken, changed } }: { readonly letter: ListedLetter }) {
  const { name, when } = letterOf(kind);
  return (
    <li className="rounded-soft border border-line bg-sheet hover:border-ink">
      <Link to={href('/admin/letters/:kind', { kind })} className="grid size-full content-start gap-0.5 p-4 text-small">
        <span className="flex flex-wrap items-baseline gap-x-3">
          <span className="text-body font-medium">{name()}</span>
          {isBroken && <span className="text-danger">{t('letters.cannotBeSent')}</span>}
          {isChanged && !isBroken && <span className="text-ok">{t('letters.withYourText')}</span>}
        </span>
        <span className="text-stone">{when()}</span>
        <span className="wrap-anywhere">{subject}</span>
        {isChanged && changed && (
          <span className="text-stone">{t('letters.changedBy', { at: momentWords(changed.at), by: changed.by })}</span>
        )}
      </Link>
    </li>
  );
}
