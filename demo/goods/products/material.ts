import type { Fabric } from '#demo/studio/pictures/look.ts';
import type { DemoModel } from './models.ts';

/** What the demo's goods are made of, as the texts say it. */
export type Material = Fabric | 'leather' | 'canvas' | 'wool' | 'gabardine' | 'poplin';

const ofPlain: Readonly<Partial<Record<DemoModel['kind'], Material>>> = {
  abrigo: 'wool',
  blazer: 'wool',
  campera: 'gabardine',
};

/** Returns the material of a model: the fabric of its pictures, unless that is only how its surface is painted. */
export function materialOf({ kind, cut, fabric }: Pick<DemoModel, 'kind' | 'cut' | 'fabric'>): Material {
  if (kind === 'zapatillas' || cut === 'bandolera') return 'leather';
  if (kind === 'bolso') return 'canvas';
  if (kind === 'camisa' && fabric === 'check') return 'poplin';
  if (cut === 'pinzas') return 'gabardine';
  return (fabric === 'plain' ? ofPlain[kind] : undefined) ?? fabric;
}
