import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { momentInWords } from '#contract/core/time/shop-time.ts';
import { CampaignNote } from './price-fields.tsx';

const shown = (until: string | null) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <CampaignNote campaign={{ id: 7, name: 'Fin de temporada', until }} />
    </MemoryRouter>,
  );

test('PRICE-2 the form says that a price is that of a campaign, until when, and leads to it', () => {
  const until = '2026-03-02T21:00:00-03:00';
  const html = shown(until);
  expect(html).toContain(`El precio de ahora lo da, hasta el ${momentInWords(until)}, la campaña`);
  expect(html).toContain('href="/admin/campaigns/7"');
  expect(html).toContain('>Fin de temporada</a>');
  expect(shown(null)).toContain('El precio de ahora lo da una campaña sin fecha de fin:');
});
