import { t } from '#messages/messages.ts';
import { shop } from '#contract/core/shop/shop.ts';
import type { DocumentKind } from './document-rules.ts';

/** Returns what the law of the shop's country calls a document that the shop's people make: no paper of the shop itself is called so. */
export function documentName(kind: DocumentKind): string {
  const { code: country } = shop().country;
  return kind === 'invoice' ? t('tax-documents.invoice', { country }) : t('tax-documents.creditNote', { country });
}
