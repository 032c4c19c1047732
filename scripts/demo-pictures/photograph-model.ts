import { demoCategories, type DemoCategory, type DemoModel } from '#demo/goods/products/models.ts';
import { hexOf } from '#demo/goods/products/palette.ts';
import { nameOf, type DemoView } from '#demo/pictures/picture-names.ts';
import type { Fineness } from '#demo/studio/pictures/drape-garment.ts';
import { wornSubjectOf } from '#demo/studio/pictures/outfit.ts';
import { photograph, type Photograph } from '#demo/studio/pictures/photograph.ts';
import { subjectOf, type Subject } from '#demo/studio/pictures/subject.ts';

/** A model of the demo with its category. */
export type Job = { readonly category: DemoCategory; readonly model: DemoModel };

/** All models of the demo. */
export const jobs: readonly Job[] = demoCategories.flatMap((category) =>
  category.models.map((model) => ({ category, model })),
);

/** How finely the stored pictures are draped. */
export const finest: Fineness = { size: 0.9, steps: 1500 };

/** How much wider than it is shown a picture is taken, for fine weaves and stitches. */
const sharpness = 1.2;

export type NamedPhotograph = Photograph & { readonly name: string };

/** The papers behind the goods: one for each category, all of the same warm light. */
const grounds = ['#ece7e0', '#eae6e0', '#ebe5da', '#e8e6e2', '#ebe5de', '#e9e7df'];

type Take = {
  readonly views: readonly DemoView[];
  readonly fineness: Fineness;
  /** In px. */
  readonly width: number;
};

/** Photographs a model in all its colours. Yields the pictures of each view with their names. */
export function* photographModel(
  { category, model }: Job,
  { views, fineness, width }: Take,
): Generator<{ readonly view: DemoView; readonly pictures: readonly NamedPhotograph[] }> {
  const seed = category.id * 10 + category.models.indexOf(model);
  const [first = 'Negro'] = model.colours;
  const { kind, cut, fabric } = model;
  const look = { kind, cut, fabric, colour: hexOf(first), gender: category.genre };
  const ground = grounds[category.id % grounds.length] ?? '#ece7e0';
  // Draped once for all views, but anew over what is worn below it.
  let alone: Subject | undefined;
  for (const view of views) {
    const subject = view === 'worn' ? wornSubjectOf(look, fineness, seed) : (alone ??= subjectOf(look, fineness, seed));
    const developed = photograph(subject, {
      view: view === 'worn' ? 'front' : view,
      ground,
      width: Math.round(width * (view === 'detail' ? 1 : sharpness)),
      seed,
    });
    yield {
      view,
      pictures: model.colours.map((colour) => ({ ...developed(hexOf(colour)), name: nameOf(colour, view) })),
    };
  }
}
