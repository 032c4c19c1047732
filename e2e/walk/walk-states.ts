import { findings } from './inspect.ts';
import type { Scene } from './scenes/scene.ts';
import type { Walk } from './walk-test.ts';

const heights: Readonly<Record<number, number>> = { 390: 844, 1440: 900 };

/**
 * Brings a page into each state, one after the other: later ones may build on earlier ones. Looks at each of them at the
 * widths in px, without doing anything again. Returns what is wrong. Layouts are named after `who`.
 */
export async function walkStates(
  { page, complete }: Walk,
  scenes: readonly Scene[],
  who: string,
  widths: readonly number[],
  info: Parameters<typeof findings>[2],
): Promise<string[]> {
  const wrong: string[] = [];
  for (const { name, path, act } of scenes) {
    await page.goto(path);
    await act?.(page);
    await page.mouse.move(0, 0);
    for (const width of widths) {
      if (widths.length > 1) await page.setViewportSize({ width, height: heights[width] ?? 900 });
      await complete();
      const found = await findings(page, `${who}-${name}-${width}`, info);
      wrong.push(...found.map((one) => `${name}, ${width} px: ${one}`));
    }
  }
  return wrong;
}
