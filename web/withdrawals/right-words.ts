import type { CountryForms } from '#contract/country-forms.ts';

/** Returns what the law of the shop's country lets a buyer do, in a sentence. */
export function rightWords(right: CountryForms['withdrawal']): string {
  if (right === null) return 'Aquí puede pedir que anulemos su compra.';
  const time = right.unit === 'days' ? `${right.days} días` : `${right.days} días hábiles`;
  return right.isReturnFree
    ? `Puede arrepentirse de su compra dentro de los ${time} de recibirla, sin dar motivos y sin ningún costo.`
    : `Puede arrepentirse de su compra dentro de los ${time} de recibirla, sin dar motivos.`;
}
