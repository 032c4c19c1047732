import { test } from '../fixtures/test.ts';
import { phone } from '../fixtures/visit.ts';
import { visitWithLateFace } from './late-faces.ts';

test.use({ viewport: phone });

test('the first page on a slow line has the fallback of both faces when instrument-serif comes late, and the next page has both', async ({
  page,
}) => {
  await visitWithLateFace(page, 'instrument-serif');
});
