/** A question, its answer, and the questions that follow it. */
export type DemoAnswer = {
  readonly name: string;
  readonly respuesta: string;
  readonly alternativa: readonly string[];
};
