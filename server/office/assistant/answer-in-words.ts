import type { Emisor } from '#contract/office/assistant.ts';
import { inWords, shownText, type Say } from '#server/core/context/shown-words.ts';

type Written = Pick<Emisor, 'name' | 'respuesta' | 'alternativa'>;

/** Returns an answer with what its owner wrote in the language of the request; `say` translates its texts, or lists them. */
export function answerInWords<Answer extends Written>(answer: Answer, say: Say = inWords) {
  const said = say(answer, 'respuesta', 'name');
  return { ...said, alternativa: said.alternativa.map(shownText) };
}
