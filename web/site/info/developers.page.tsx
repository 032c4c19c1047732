import { Rich } from '#web/core/ui/rich.tsx';
import { t } from '#messages/messages.ts';
import { infoTexts } from './info.texts.ts';
import { shop } from '#contract/core/shop/shop.ts';
import type { Route } from './+types/developers.page';
import type { Developer } from '#web/core/api-client/api-client.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { demonstrationOf } from './demonstration.ts';

export function loader({ context }: Route.LoaderArgs) {
  return demonstrationOf(context);
}

export function meta() {
  return pageMeta({ title: t('info.developers'), description: t('info.developersAbout', { shop: shop().name }) });
}

const teamNames = { frontend: t('info.frontend'), backend: t('info.backend') };

const works = {
  interface: t('info.interface'),
  catalogue: t('info.catalogueRole'),
  accessibility: t('info.accessibility'),
  orders: t('info.orders'),
  data: t('info.data'),
  security: t('info.security'),
};

/** The people who made the demonstration, by team. */
export default function Developers({ loaderData: { developers } }: Route.ComponentProps) {
  return (
    <main className="page grid gap-x-8 gap-y-14 py-16 lg:grid-cols-[2fr_3fr] lg:py-24">
      <div className="grid content-start gap-5">
        <h1 className="font-display text-heading">{t('info.whoMakesIt')}</h1>
        <p className="max-w-prose text-stone">{t('info.team')}</p>
      </div>
      <div className="grid gap-14">
        {developers.map(({ team, people }) => (
          <section key={team}>
            <h2 className="label border-b border-line pb-3 text-stone" lang="en">
              {teamNames[team]}
            </h2>
            <ul>
              {people.map((person) => (
                <DeveloperLine key={person.name} person={person} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </main>
  );
}

function DeveloperLine({ person: { name, work, profile } }: { readonly person: Developer }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line py-5">
      <div>
        <h3 className="font-display text-title">{name}</h3>
        <p className="text-small text-stone">{works[work]}</p>
      </div>
      {profile ? (
        <a
          href={profile}
          target="_blank"
          rel="noreferrer"
          className="link inline-flex min-h-11 items-center text-small"
        >
          <Rich
            text={t('info.profileOf', { name })}
            elements={{ span: (text) => <span className="sr-only">{text}</span> }}
          />
        </a>
      ) : (
        <p className="text-small text-stone">{infoTexts.profileInProgress}</p>
      )}
    </li>
  );
}
