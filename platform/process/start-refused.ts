/** The reason why a program does not start or go on. Its message is the one line for the person at the terminal. */
export class StartRefused extends Error {}
