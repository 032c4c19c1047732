import { z } from 'zod';

export type ApiAnswer = { status: number; headers: Headers; body: unknown };

const preference = z.looseObject({ id: z.string(), init_point: z.string() });
const payment = z.looseObject({ id: z.number(), order: z.object({ id: z.string() }) });

export type TestPreference = z.output<typeof preference>;

export const SHOP = 'https://tienda.example';

/** A purchase of 1.500,50 pesos, with every address of a shop. */
export const PURCHASE = {
  items: [
    { id: 'p-1', title: 'Campera', quantity: 1, unit_price: 1000.1, currency_id: 'ARS' },
    { id: 'p-2', title: 'Medias', quantity: 2, unit_price: 250.2 },
  ],
  external_reference: 'orden-7',
  back_urls: { success: `${SHOP}/gracias?compra=7`, pending: `${SHOP}/espera`, failure: `${SHOP}/bolsa` },
  auto_return: 'approved',
};

/** Returns a client of the provider's API for a sandbox. */
export function apiCaller(url: string, token: string) {
  const call = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(url + path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const answer: ApiAnswer = { status: response.status, headers: response.headers, body: await response.json() };
    return answer;
  };
  return {
    call,
    createPreference: async (changes: Record<string, unknown> = {}): Promise<TestPreference> =>
      preference.parse((await call('POST', '/checkout/preferences', { ...PURCHASE, ...changes })).body),
    readPayment: async (id: number) => payment.parse((await call('GET', `/v1/payments/${id}`)).body),
  };
}
