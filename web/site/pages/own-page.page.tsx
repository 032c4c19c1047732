import { href } from 'react-router';
import { pages, type ShownPage } from '#contract/site/pages.ts';
import { dayWords } from '#contract/core/time/shop-time.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { picturesFirst } from '#web/core/hydration/late-scripts.ts';
import { originIn, publicPageMeta, type StructuredData } from '#web/core/seo/page-meta.ts';
import { ofEverybody } from '#web/core/session/shown-session.ts';
import type { Route } from './+types/own-page.page';
import { Article } from './article.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { questions, ...page } = await apiClientOf(context).load(pages.one, { slug: params.slug });
  // Made here, because its code is not needed in the browser.
  const data: StructuredData[] = questions.length > 0 ? [questionsData(questions)] : [];
  return { page, data, changed: page.changedOn && dayWords(page.changedOn) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { page, data } = loaderData;
  return publicPageMeta(originIn(matches), {
    title: page.title,
    description: page.description || page.title,
    path: href('/paginas/:slug', { slug: page.slug }),
    type: 'article',
    data,
  });
}

export const handle = picturesFirst;

export const shouldRevalidate = ofEverybody;

export default function OwnPage({ loaderData: { page, changed } }: Route.ComponentProps) {
  return (
    <main>
      <Article page={page} changed={changed} />
    </main>
  );
}

/** Returns questions and answers as schema.org data (FAQPage). */
function questionsData(questions: ShownPage['questions']): StructuredData {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
