/** A question of the demo's assistant in English, and its answer. */
export type EnglishAnswer = { readonly question: string; readonly answer: string };

/** By the name of the question in the script. */
export type EnglishAnswers = Readonly<Record<string, EnglishAnswer>>;
