type Environment = { [name: string]: string | undefined };

/** Returns the seed of generated values in this run: TEST_SEED, or always the same one. */
export function testSeed(env?: Environment): number;

export function tellSeed(): void;

export function takeNewSeed(command: string, env?: Environment): void;
