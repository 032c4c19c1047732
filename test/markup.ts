import { HtmlValidate } from 'html-validate';

/** The rules of the HTML standard itself, without style rules. */
const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

/** Returns the faults of a document by the HTML standard, one line each: rule, place, message. */
export async function markupFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, line, column, selector, message }) => {
      return `${ruleId} at ${line}:${column} ${selector ?? ''}: ${message}`;
    }),
  );
}
