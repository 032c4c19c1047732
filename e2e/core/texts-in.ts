import type { Sent } from '../fixtures/sent-page.ts';

/** Returns the texts of a page, each with the language that it is said to be in. */
export function textsIn({ $ }: Sent): { readonly text: string; readonly lang: string | undefined }[] {
  return $('body, body *')
    .not('script, style')
    .contents()
    .toArray()
    .flatMap((node) => {
      const text = node.type === 'text' ? $(node).text().replaceAll(/\s+/g, ' ').trim() : '';
      return text === '' ? [] : [{ text, lang: $(node).closest('[lang]').attr('lang') }];
    });
}
