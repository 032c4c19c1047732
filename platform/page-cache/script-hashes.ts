import { createHash } from 'node:crypto';

type Page = { readonly headers: Headers; readonly body: Buffer };

const policyName = 'content-security-policy';
const element = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;

/**
 * Returns a page whose policy allows its own inline scripts by their hashes (CSP level 3, 2.3.1) instead of by a nonce:
 * a nonce is for one response, and a cached one is sent to many. Only a script with the nonce is allowed by its hash,
 * so an injected script stays forbidden. A page without a nonce in its policy is returned as it is.
 */
export function withHashes({ headers, body }: Page): Page {
  const policy = headers.get(policyName) ?? '';
  const nonce = /'nonce-([\w-]+)'/.exec(policy)?.[1];
  if (nonce === undefined) return { headers: new Headers(headers), body };
  const mark = ` nonce="${nonce}"`;
  // Latin-1 has a character for each byte: the page stays as it is, and need not be decoded.
  const html = body.toString('latin1');
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const [, name, attributes = '', content = ''] of html.matchAll(element)) {
    if ((name === 'script' || name === 'style') && attributes.includes(mark)) hashes[name].add(hashOf(content));
  }
  const rules = policy.split('; ').map((rule) => {
    const { script, style } = hashes;
    return rule.replace(` 'nonce-${nonce}'`, allowed(rule.startsWith('script-src') ? script : style));
  });
  const changed = new Headers(headers);
  changed.set(policyName, rules.join('; '));
  return { headers: changed, body: Buffer.from(html.replaceAll(mark, ''), 'latin1') };
}

const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content, 'latin1').digest('base64')}'`;

const allowed = (hashes: ReadonlySet<string>) => [...hashes].map((hash) => ` ${hash}`).join('');
