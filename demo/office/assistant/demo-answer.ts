/** A question, its answer, and the follow-up questions. */
export type DemoAnswer = {
  readonly name: string;
  readonly respuesta: string;
  readonly alternativa: readonly string[];
};
