import sanitizeHtml from 'sanitize-html';

const descriptionTags = [
  'p',
  'br',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'ul',
  'ol',
  'li',
  'h3',
  'h4',
  'blockquote',
  'a',
];

/**
 * Sanitizes the HTML of a description: only text, lists, headings and https links remain. It runs when the description
 * is written, so that every reader gets the same.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: descriptionTags,
    allowedAttributes: { a: ['href', 'rel', 'target'] },
    allowedSchemes: ['https', 'mailto'],
    allowProtocolRelative: false,
    transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener nofollow', target: '_blank' }) },
  }).trim();
}

/** The links of the shop's own texts: to the shop itself, to telephones, to mailboxes, and to other sites. */
const ownLinks: sanitizeHtml.IOptions = {
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { a: (tagName, { href = '' }) => ({ tagName, attribs: linkAttributes(href.trim()) }) },
};

/** Sanitizes the HTML of a text of the home page: what a description may have, with the links of the shop's own pages. */
export function cleanBlockHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: descriptionTags,
    allowedAttributes: { a: ['href', 'rel', 'target'] },
    ...ownLinks,
  }).trim();
}

const tableTags = ['table', 'thead', 'tbody', 'tr', 'th', 'td'];

/**
 * Sanitizes the HTML of one of the shop's own pages: what a description may have, and headings of the second level,
 * lines, tables, and links to the shop itself, to telephones and to mailboxes. A link to another site names no referrer
 * and gives no rank.
 */
export function cleanPageHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...descriptionTags, 'h2', 'hr', ...tableTags],
    allowedAttributes: {
      a: ['href', 'rel', 'target'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
      ol: ['start'],
    },
    ...ownLinks,
  }).trim();
}

/** The sanitizer checks the scheme of `href` after this. A relative address could lead to another site by `\\`. */
function linkAttributes(href: string): Record<string, string> {
  if (/^https:/i.test(href)) return { href, rel: 'noopener noreferrer nofollow', target: '_blank' };
  const isOwn = /^(?:\/(?![/\\])|#)/.test(href) && !/[\s\\\p{Cc}]/u.test(href);
  return isOwn || /^(?:mailto|tel):/i.test(href) ? { href } : {};
}
