import { test } from '../fixtures/test.ts';
import { phone } from '../fixtures/visit.ts';
import { visitWithLateFace } from './late-faces.ts';

test.use({ viewport: phone });

test('a first visit on a slow line has the fallback of both faces to its end when instrument-serif comes late, and the next page has both', async ({
  page,
}) => {
  await visitWithLateFace(page, 'instrument-serif');
});
