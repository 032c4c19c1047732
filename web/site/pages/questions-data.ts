import type { ShownPage } from '#contract/site/pages.ts';
import type { StructuredData } from '#web/core/seo/page-meta.ts';

/** Returns questions and answers as schema.org data (FAQPage). */
export function questionsData(questions: ShownPage['questions']): StructuredData {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
