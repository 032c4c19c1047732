import type { Detail, Ruler } from '../cloth/detail.ts';
import type { Form } from '../form/form.ts';
import type { Panel, Seam } from '../pattern/panel.ts';

/** A garment as a tailor cuts it. */
export type Garment = {
  readonly form: Form;
  readonly panels: readonly Panel[];
  readonly seams: readonly Seam[];
  /** The distance of a panel from the form, cm. */
  readonly gap: (panel: string) => number;
  /** The bending length at a point of a panel, cm. */
  readonly bend: (panel: string, u: number, v: number) => number;
  /** Sides that stay where they are placed, as `panel.side`. */
  readonly held: readonly string[];
  /** What is sewn onto each panel. */
  readonly details: Readonly<Record<string, (ruler: Ruler) => readonly Detail[]>>;
  /** What is sewn onto the wrong side of a panel, in the same flat coordinates. */
  readonly inside?: Readonly<Record<string, (ruler: Ruler) => readonly Detail[]>>;
  /** The panels that are made of the cloth for trimmings, if there is one. */
  readonly trims?: readonly string[];
  /** How far the cloth stands out at a point of a panel, cm, where pleats are pressed into it. */
  readonly pressed?: (panel: string, u: number, v: number) => number;
};
