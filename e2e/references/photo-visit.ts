import { visit } from '../fixtures/visit.ts';
import { clear, compare, keep } from './album.ts';
import { camera, windows } from './photograph.ts';
import type { Scene } from './scene.ts';
import { standingTime } from '../fixtures/clock/standing-time.ts';

const isUpdate = process.env['REFERENCES'] === 'update';

const advice =
  'Look at the pictures. If the screens are meant to look so, run "npm run references", and commit e2e/references/pictures.';

type Size = (typeof windows)[number];

type Check = { readonly differs: Promise<string | undefined> };

/** The paths of the pages that this run has photographed. */
export const photographed = new Set<string>();

/** Opens a browser whose clock stands. `show` photographs a scene; `differences` says what is not as its reference. */
export async function photoVisit(who: string, shopUrl: string) {
  if (isUpdate) clear(`${who}-`);
  const seen = await visit({ shopUrl });
  await seen.context.clock.setFixedTime(standingTime);
  const photograph = await camera(seen.page);
  const found: string[] = [];

  async function reach({ path, act }: Scene): Promise<void> {
    await seen.page.goto(path);
    await act?.(seen.page);
    await seen.page.mouse.move(0, 0);
  }

  /** Photographs what the page shows. Its result has a promise of what differs, so that the next photo need not wait. */
  async function take({ name, view }: Scene, width: number): Promise<Check> {
    const photo = await photograph(view);
    photographed.add(new URL(seen.page.url()).pathname);
    const file = `${who}-${name}-${width}`;
    return { differs: isUpdate ? keep(file, photo).then(() => undefined) : compare(file, photo) };
  }

  /** Takes a photo that differed again: a change is there each time, what was only late is not. */
  async function takeAgain(scene: Scene, size: Size, first: string): Promise<string | undefined> {
    try {
      await seen.page.setViewportSize(size);
      await reach(scene);
      return await (
        await take(scene, size.width)
      ).differs;
    } catch {
      return first;
    }
  }

  async function showAll(scene: Scene): Promise<void> {
    const checks: (Check & { readonly size: Size })[] = [];
    for (const [at, size] of windows.entries()) {
      await seen.page.setViewportSize(size);
      if (at === 0 || scene.isAnew) await reach(scene);
      checks.push({ size, ...(await take(scene, size.width)) });
    }
    for (const { size, differs } of checks) {
      const first = await differs;
      const second = first === undefined ? undefined : await takeAgain(scene, size, first);
      if (second !== undefined) found.push(second);
    }
  }

  return {
    page: seen.page,
    context: seen.context,

    async show(scene: Scene): Promise<void> {
      try {
        await showAll(scene);
      } catch (error) {
        found.push(`${who}-${scene.name} was not reached: ${String(error).slice(0, 600)}`);
      }
    },

    /** Closes the browser, and returns what differs, and at the end what to do about it. */
    async differences(): Promise<string[]> {
      await seen.context.close();
      return found.length === 0 ? [] : [...found, advice];
    },
  };
}
