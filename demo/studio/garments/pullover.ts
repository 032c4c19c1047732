import type { Garment } from '../blocks/garment.ts';
import { hemBand } from '../blocks/hem-band.ts';
import { arms, cuffPanel, cuffSeams, sleevePanel, sleeveSeams, type Sleeve } from '../blocks/sleeve.ts';
import { torsoPanel, torsoSeams, type Torso } from '../blocks/torso.ts';
import { sleeveFolds, torsoFolds } from '../blocks/wear.ts';
import type { Detail, Ruler } from '../cloth/detail.ts';
import { ribBand, seam, stitches } from '../cloth/sewing.ts';
import type { Form } from '../form/form.ts';
import type { Panel, Seam, Side } from '../pattern/panel.ts';

type Details = Garment['details'];

export type Pullover = {
  readonly form: Form;
  readonly torso: Torso;
  readonly sleeve: Sleeve;
  readonly front: readonly Side[];
  readonly back: readonly Side[];
  /** What is around the neck. */
  readonly neck: { readonly panels: readonly Panel[]; readonly seams: readonly Seam[]; readonly details: Details };
  readonly cuff: { readonly half: number; readonly deep: number };
  readonly hem: { readonly half: number; readonly deep: number };
  /** The distance of the ribs, and their height, cm. */
  readonly ribs: { readonly step: number; readonly relief: number };
  /** The bending length of the cloth, cm. */
  readonly bend: number;
  /** How strong the folds are. */
  readonly wear: { readonly height: number; readonly width: number };
  readonly isTopstitched?: boolean;
  /** More details of panels, above the others. */
  readonly more?: Details;
  readonly inside?: Details;
  /** The bending lengths of panels that are stiffer than the cloth. */
  readonly bends?: Readonly<Record<string, number>>;
  /** Sides that stay where they are placed, as `panel.side`. */
  readonly held?: readonly string[];
  /** The gaps of panels that are above others. */
  readonly gaps?: Readonly<Record<string, number>>;
};

const soft = new Set<string>(['front', 'back', ...arms]);

/** Returns a top with ribbed cuffs and a ribbed hem. */
export function pullover(cut: Pullover): Garment {
  const { torso, sleeve, front, back, neck, cuff, ribs, bend, wear, more = {}, inside, gaps = {}, bends = {} } = cut;
  const below = hemBand(torso, cut.hem);
  const lines = (ruler: Ruler, names: readonly string[]): Detail[] =>
    names.flatMap((name) => [
      seam(ruler(name), { gather: 0.05 }),
      ...(cut.isTopstitched === true ? [0.3, 0.7].map((at) => stitches(ruler(name), { at })) : []),
    ]);
  const ribbed = (name: string, edge: string, deep: number) => (ruler: Ruler) => [
    ribBand(ruler(edge), { width: deep + 1, shade: 1, ...ribs }),
    seam(ruler('top'), { gather: 0.05 }),
    ...(more[name]?.(ruler) ?? []),
  ];
  const body = (name: 'front' | 'back', neckline: readonly string[]) => (ruler: Ruler) => [
    torsoFolds(torso, wear),
    ...lines(ruler, ['armLeft', 'armRight', 'shoulderLeft', 'shoulderRight', ...neckline]),
    ...['left', 'right', 'hem'].map((line) => seam(ruler(line), { gather: 0.06 })),
    ...(more[name]?.(ruler) ?? []),
  ];
  const arm = (ruler: Ruler) => [
    sleeveFolds(sleeve, wear),
    ...['underOne', 'underTwo', 'end'].map((line) => seam(ruler(line), { gather: 0.06 })),
    ...lines(ruler, ['capOne', 'capTwo']),
  ];
  return {
    form: cut.form,
    panels: [
      torsoPanel('front', torso, front),
      torsoPanel('back', torso, back),
      ...arms.map((name) => sleevePanel(name, sleeve)),
      ...arms.map((name) => cuffPanel(name, sleeve, cuff)),
      ...below.panels,
      ...neck.panels,
    ],
    seams: [...torsoSeams, ...sleeveSeams, ...cuffSeams, ...below.seams, ...neck.seams],
    gap: (panel) => gaps[panel] ?? 0.6,
    bend: (panel) => bends[panel] ?? (soft.has(panel) ? bend : bend * 1.6),
    held: cut.held ?? [],
    trims: ['band', 'leaf', 'frontBand', 'backBand', ...arms.map((name) => `${name}Cuff`)],
    details: {
      front: body(
        'front',
        front.map(({ name }) => name),
      ),
      back: body('back', ['neck']),
      sleeveRight: arm,
      sleeveLeft: arm,
      ...Object.fromEntries(arms.map((name) => [`${name}Cuff`, ribbed(`${name}Cuff`, 'hem', cuff.deep)])),
      frontBand: ribbed('frontBand', 'end', cut.hem.deep),
      backBand: ribbed('backBand', 'end', cut.hem.deep),
      ...neck.details,
    },
    ...(inside ? { inside } : {}),
  };
}
