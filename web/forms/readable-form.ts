/** What browsers and the pages' own scripts send. */
const forms = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;
const json = /^application\/json\s*(?:;|$)/i;

const plain = { 'content-type': 'text/plain; charset=utf-8' };

/**
 * What was sent to a page, once it is known to be a form, or JSON where the page `takesJson`: an action that cannot read
 * it would fail as if the shop was at fault. Returns the answer to all else: 415, or 400 for what is not what it says.
 */
export async function readableForm(request: Request, takesJson: boolean): Promise<Request | Response> {
  if (request.method !== 'POST') return request;
  const type = request.headers.get('content-type') ?? '';
  if (!(takesJson ? json : forms).test(type)) {
    return new Response('El contenido debe enviarse como formulario.', { status: 415, headers: plain });
  }
  if (type.toLowerCase().startsWith('application/x-')) return request;
  try {
    const body = await request.arrayBuffer();
    const { url, method, headers, signal } = request;
    const copy = () => new Request(url, { method, headers, body, signal });
    await (type.toLowerCase().startsWith('multipart/') ? copy().formData() : copy().json());
    return copy();
  } catch {
    return new Response('No pudimos leer los datos enviados.', { status: 400, headers: plain });
  }
}
