import { Rich } from '../ui/rich.tsx';
import { t } from '#messages/messages.ts';
import { infoTexts } from '#contract/info.texts.ts';
import { shop } from '#contract/shop.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { teams } from './developers.ts';
import type { Developer } from './developers.ts';

export function meta() {
  return pageMeta({ title: t('info.developers'), description: t('info.developersAbout', { shop: shop().name }) });
}

export default function Developers() {
  return (
    <main className="page grid gap-x-8 gap-y-14 py-16 lg:grid-cols-[2fr_3fr] lg:py-24">
      <div className="grid content-start gap-5">
        <h1 className="font-display text-heading">{t('info.whoMakesIt')}</h1>
        <p className="max-w-prose text-stone">{t('info.team')}</p>
      </div>
      <div className="grid gap-14">
        {teams.map(({ title, people }) => (
          <section key={title}>
            <h2 className="label border-b border-line pb-3 text-stone" lang="en">
              {title}
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

function DeveloperLine({ person: { name, role, profile } }: { readonly person: Developer }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line py-5">
      <div>
        <h3 className="font-display text-title">{name}</h3>
        <p className="text-small text-stone">{role}</p>
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
