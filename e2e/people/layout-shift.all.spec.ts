import { expect, test } from '../fixtures/test.ts';
import { desktop, phone } from '../fixtures/visit.ts';
import { account } from './session-scene.ts';

for (const { width } of [phone, desktop]) {
  test(`there is no layout shift at ${width} px when the personal data arrive`, async ({ visit }) => {
    const { page } = await visit({ as: 'cliente', width });
    await page.addInitScript(() => {
      const seen = { moved: 0 };
      Object.assign(window, { seen });
      const sizeOf = (entry: PerformanceEntry) =>
        'value' in entry && typeof entry.value === 'number' ? entry.value : 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.moved += sizeOf(entry);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of ['/', '/home?gender=Women', '/detail/3']) {
      await page.goto(path);
      await account(page).getByText('Cerrar sesión').waitFor({ state: 'attached' });
      await page
        .getByRole('button', { name: /^Favorito:/ })
        .filter({ visible: true })
        .first()
        .waitFor();
      expect(await page.evaluate<number>('window.seen.moved'), path).toBeLessThan(0.005);
    }
  });
}
