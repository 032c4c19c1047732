const CARD = {
  cardNumber: '5031 7557 3453 0604',
  cardholder: 'APRO',
  expiration: '11/30',
  securityCode: '123',
  document: '12345678',
  firstAmount: '',
};

export type TypedCard = typeof CARD;

/** A buyer's browser without JavaScript: opens the page, submits its form, follows no redirect. */
export async function openCardPage(address: string) {
  const response = await fetch(address);
  const html = await response.text();
  const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
  const send = async (typed: Partial<TypedCard> = {}) => {
    const fields = { pref_id: hidden('pref_id'), form_token: hidden('form_token'), ...CARD, ...typed };
    const target = new URL('pay', address);
    const answer = await fetch(target, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
    const location = answer.headers.get('location');
    return { status: answer.status, html: await answer.text(), location: location && new URL(location, target).href };
  };
  return { status: response.status, headers: response.headers, html, send };
}

/** Returns the address of a link of the page, by its text. */
export function linkTo(html: string, text: string): string | null {
  const links = [...html.matchAll(/<a[^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/g)];
  return links.find((link) => link[2]?.trim() === text)?.[1]?.replaceAll('&amp;', '&') ?? null;
}
