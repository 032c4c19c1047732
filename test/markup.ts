import { HtmlValidate } from 'html-validate';

/** The rules of the HTML standard itself, without matters of taste. */
const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

/** What is wrong with a document by the HTML standard, one line each: rule, place, sentence. */
export async function markupFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, line, column, selector, message }) => {
      return `${ruleId} at ${line}:${column} ${selector ?? ''}: ${message}`;
    }),
  );
}
