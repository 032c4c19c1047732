import { href, Link } from 'react-router';
import { languageName } from '#contract/core/shop/language-name.ts';
import { pageDesk } from '#contract/site/page-desk.ts';
import { translations, type DeskSection, type SectionRow } from '#contract/office/translations.ts';
import { t } from '#messages/messages.ts';
import { savedOutcomeOf, type SavedOutcome } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { sentJson, takesJson } from '#web/core/api-client/sent-json.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { LinkButton } from '#web/core/ui/button.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { May } from '#web/core/session/may.tsx';
import type { Route } from './+types/translations.admin';
import { TranslationForm } from './translation-form.tsx';

type SectionListProps = { readonly sections: readonly SectionRow[]; readonly chosen: string };

const linkClass =
  'flex min-h-11 items-center justify-between gap-3 rounded-soft px-3 text-small hover:bg-sand aria-[current=page]:bg-sand aria-[current=page]:font-medium';

const title = t('translations.title');

/** Opens a part; without a name the first one that has something to translate. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const api = apiClientOf(context);
  const { language, sections } = await api.load(translations.list, {});
  const first = sections.find(({ missing }) => missing > 0) ?? sections[0];
  const name = params.section ?? first?.section;
  if (language === null || name === undefined) return { language, sections, section: null, named: [] };
  const section = await api.load(translations.one, { section: name });
  const isPage = section.texts.some(({ form }) => form === 'page');
  return { language, sections, section, named: isPage ? (await api.load(pageDesk.list, {})).values : [] };
}

export const handle = takesJson;

export async function action({ request, context }: Route.ActionArgs): Promise<SavedOutcome<DeskSection>> {
  const api = apiClientOf(context);
  return savedOutcomeOf(await api.relay(translations.save, await sentJson(request)), t('translations.saved'));
}

export const meta: Route.MetaFunction = () => pageMeta({ title, isPrivate: true });

/** What the owner wrote in the shop's own language, and the same in its second one. */
export default function TranslationsAdmin({
  loaderData: { language, sections, section, named },
}: Route.ComponentProps) {
  if (language === null) {
    return (
      <AdminPage title={title}>
        <EmptyState
          title={t('translations.none')}
          action={
            <May do="settings.write">
              <LinkButton to={href('/admin/settings/:group?', { group: 'languages' })} tone="outline">
                {t('translations.choose')}
              </LinkButton>
            </May>
          }
        />
      </AdminPage>
    );
  }
  const missing = sections.reduce((sum, one) => sum + one.missing, 0);
  return (
    <AdminPage title={title}>
      <p className="mb-6 max-w-2xl text-small text-stone">
        {t('translations.about', { language: languageName(language) })}{' '}
        <strong className="font-medium">{t('translations.missing', { count: missing })}.</strong>
      </p>
      <div className="grid gap-6 lg:grid-cols-[16rem_1fr]">
        <SectionList sections={sections} chosen={section?.section ?? ''} />
        <div className="grid min-w-0 content-start gap-6">
          {section && <TranslationForm key={section.section} section={section} named={named} />}
        </div>
      </div>
    </AdminPage>
  );
}

/** The parts of what the owner wrote, each with how many of its texts have no translation. */
function SectionList({ sections, chosen }: SectionListProps) {
  return (
    <nav aria-label={t('translations.sections')}>
      <ul className="flex flex-wrap gap-1 lg:grid">
        {sections.map(({ section, title: name, missing }) => (
          <li key={section}>
            <Link
              to={href('/admin/translations/:section?', { section })}
              aria-current={section === chosen ? 'page' : undefined}
              className={linkClass}
            >
              <span>{name}</span>
              {missing > 0 && (
                <span className="text-caption whitespace-nowrap text-stone tabular-nums">
                  {t('translations.missing', { count: missing })}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
