import { t } from '#messages/messages.ts';

/**
 * The textile fibres by the names that Regulation (EU) 1007/2011, annex I, admits; 'other' are those that its article 9 lets go
 * without a name.
 */
export const fibreNames = {
  wool: () => t('fibre.wool'),
  alpaca: () => t('fibre.alpaca'),
  llama: () => t('fibre.llama'),
  camel: () => t('fibre.camel'),
  cashmere: () => t('fibre.cashmere'),
  mohair: () => t('fibre.mohair'),
  angora: () => t('fibre.angora'),
  vicuna: () => t('fibre.vicuna'),
  yak: () => t('fibre.yak'),
  guanaco: () => t('fibre.guanaco'),
  cashgora: () => t('fibre.cashgora'),
  beaver: () => t('fibre.beaver'),
  otter: () => t('fibre.otter'),
  hair: () => t('fibre.hair'),
  silk: () => t('fibre.silk'),
  cotton: () => t('fibre.cotton'),
  kapok: () => t('fibre.kapok'),
  linen: () => t('fibre.linen'),
  hemp: () => t('fibre.hemp'),
  jute: () => t('fibre.jute'),
  abaca: () => t('fibre.abaca'),
  alfa: () => t('fibre.alfa'),
  coir: () => t('fibre.coir'),
  broom: () => t('fibre.broom'),
  ramie: () => t('fibre.ramie'),
  sisal: () => t('fibre.sisal'),
  sunn: () => t('fibre.sunn'),
  henequen: () => t('fibre.henequen'),
  maguey: () => t('fibre.maguey'),
  acetate: () => t('fibre.acetate'),
  alginate: () => t('fibre.alginate'),
  cupro: () => t('fibre.cupro'),
  modal: () => t('fibre.modal'),
  protein: () => t('fibre.protein'),
  triacetate: () => t('fibre.triacetate'),
  viscose: () => t('fibre.viscose'),
  acrylic: () => t('fibre.acrylic'),
  chlorofibre: () => t('fibre.chlorofibre'),
  fluorofibre: () => t('fibre.fluorofibre'),
  modacrylic: () => t('fibre.modacrylic'),
  polyamide: () => t('fibre.polyamide'),
  aramid: () => t('fibre.aramid'),
  polyimide: () => t('fibre.polyimide'),
  lyocell: () => t('fibre.lyocell'),
  polylactide: () => t('fibre.polylactide'),
  polyester: () => t('fibre.polyester'),
  polyethylene: () => t('fibre.polyethylene'),
  polypropylene: () => t('fibre.polypropylene'),
  polycarbamide: () => t('fibre.polycarbamide'),
  polyurethane: () => t('fibre.polyurethane'),
  vinylal: () => t('fibre.vinylal'),
  trivinyl: () => t('fibre.trivinyl'),
  elastodiene: () => t('fibre.elastodiene'),
  elastane: () => t('fibre.elastane'),
  glass: () => t('fibre.glass'),
  elastomultiester: () => t('fibre.elastomultiester'),
  elastolefin: () => t('fibre.elastolefin'),
  melamine: () => t('fibre.melamine'),
  bicomponent: () => t('fibre.bicomponent'),
  polyacrylate: () => t('fibre.polyacrylate'),
  metal: () => t('fibre.metal'),
  paper: () => t('fibre.paper'),
  other: () => t('fibre.other'),
} as const satisfies Readonly<Record<string, () => string>>;

type Fibre = keyof typeof fibreNames;

export function isFibre(name: string): name is Fibre {
  return Object.hasOwn(fibreNames, name);
}

/** Returns the fibre that a name means, in the language of the request or as the contract calls it; undefined for none. */
export function fibreNamed(typed: string): Fibre | undefined {
  const key = plain(typed);
  return fibres.find((fibre) => key === fibre || key === plain(fibreNames[fibre]()));
}

const fibres = Object.keys(fibreNames).filter(isFibre);

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
