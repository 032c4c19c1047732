import { texts } from '#contract/texts.ts';
import { refusalWords } from './refusal-words.ts';

/** What the bag's page says after a form without scripts, by the word in its address. */
const notices = {
  added: 'Agregado al carrito',
  changed: 'Actualizamos su carrito.',
  gone: 'Este producto no existe o ya no está a la venta.',
  size: texts.detail.sizeMissing,
  ...refusalWords,
} as const;

export type NoticeCode = keyof typeof notices;

function isNotice(code: string): code is NoticeCode {
  return Object.hasOwn(notices, code);
}

/** The sentence that an address asks for; undefined when it asks for none. */
export function noticeIn(query: URLSearchParams): string | undefined {
  const code = query.get('aviso') ?? '';
  return isNotice(code) ? notices[code] : undefined;
}
