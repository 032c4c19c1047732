import { t } from '#messages/messages.ts';

/** The content types that browsers and the pages' own scripts send. */
const forms = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;
const json = /^application\/json\s*(?:;|$)/i;

const plain = { 'content-type': 'text/plain; charset=utf-8' };

/**
 * Returns the request if its body is a readable form, or JSON if the page `takesJson`: an action that cannot read its
 * body would fail as a server error. Otherwise returns the response: 415 for another content type, 400 for an invalid
 * body.
 */
export async function readableForm(request: Request, takesJson: boolean): Promise<Request | Response> {
  if (request.method !== 'POST') return request;
  const type = request.headers.get('content-type') ?? '';
  if (!(takesJson ? json : forms).test(type)) {
    return new Response(t('forms.formNeeded'), { status: 415, headers: plain });
  }
  if (type.toLowerCase().startsWith('application/x-')) return request;
  try {
    const body = await request.arrayBuffer();
    const { url, method, headers, signal } = request;
    const copy = () => new Request(url, { method, headers, body, signal });
    await (type.toLowerCase().startsWith('multipart/') ? copy().formData() : copy().json());
    return copy();
  } catch {
    return new Response(t('forms.unreadable'), { status: 400, headers: plain });
  }
}
