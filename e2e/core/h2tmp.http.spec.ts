import { readFileSync } from 'node:fs';
import { test } from '../fixtures/test.ts';
import { enterAs, sentPage } from '../fixtures/sent-page.ts';
import { forAdministrators } from '../walk/looked-at.ts';
import { endEnglish, offerEnglish } from './offer-english.ts';
import { leavingEnglish, saidLines } from './said-lines.ts';
import { isSpanish } from './spanish-texts.ts';
test('time', async ({ request, shop }) => {
  await offerEnglish(shop.url);
  await enterAs(request, 'admin');
  const server = () => { const f = readFileSync(`/proc/${shop.processId}/stat`, 'utf8').split(') ')[1]!.split(' '); return (Number(f[11]) + Number(f[12])) * 10; };
  const own = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
  const sums = { server: 0, fetch: 0, parse: 0, lines: 0, spanish: 0, leaving: 0 };
  for (const round of [1, 2]) {
  for (const path of forAdministrators) {
    const s0 = server(), a = own();
    const page = await sentPage(await request.get(`/en${path}`, { headers: { 'accept-encoding': process.env.ENC ?? 'br' } }));
    const b = own(); sums.server += server() - s0; sums.fetch += b - a;
    const { $ } = page; const c = own(); sums.parse += c - b;
    const lines = saidLines($); const d = own(); sums.lines += d - c;
    lines.filter(isSpanish); const e = own(); sums.spanish += e - d;
    leavingEnglish($, `${shop.url}/en${path}`); sums.leaving += own() - e;
  }
  console.log(round, JSON.stringify(sums));
  }
  await endEnglish(shop.url);
});
