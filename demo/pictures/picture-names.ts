import type { Kind } from '#demo/studio/pictures/look.ts';
import type { DemoModel } from '../goods/products/models.ts';
import type { ColourName } from '../goods/products/palette.ts';

/** From the front, worn, from an angle, from behind, and close. */
export const demoViews = ['front', 'worn', 'side', 'back', 'detail'] as const;

export type DemoView = (typeof demoViews)[number];

const stillKinds: ReadonlySet<Kind> = new Set(['zapatillas', 'bolso', 'bufanda']);

/** Returns the views of a kind, in the order of the pages. */
export function viewsOf(kind: Kind): readonly DemoView[] {
  return stillKinds.has(kind) ? ['front', 'side', 'detail'] : ['front', 'worn', 'back', 'detail'];
}

/** A picture of the demo: the folder of its files, and their names up to the width. */
export type DemoPictureName = { readonly folder: string; readonly name: string; readonly view: DemoView };

/** Returns the folder of a model's pictures. */
export const folderOf = ({ name }: Pick<DemoModel, 'name'>): string => inPath(name);

/** Returns the name of a picture in its model's folder. */
export const nameOf = (colour: ColourName, view: DemoView): string => `${inPath(colour)}-${view}`;

/** Returns the pictures of a model in a colour, in the order of the pages. */
export function demoPicturesOf(model: DemoModel, colour: ColourName): DemoPictureName[] {
  return viewsOf(model.kind).map((view) => ({ folder: folderOf(model), name: nameOf(colour, view), view }));
}

/** Returns a name as it is written in paths: 'Azul marino' is 'azul-marino'. */
function inPath(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-');
}
