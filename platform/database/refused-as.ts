import { sqlState } from './sql-state.ts';

/** PostgreSQL, appendix A. */
export const violations = { restrict: '23001', foreignKey: '23503', unique: '23505' } as const;

type Violation = (typeof violations)[keyof typeof violations];

/** Does some work, and throws another error for the violations that `errors` names by their SQLSTATE. */
export async function refusedAs<Result>(
  errors: Readonly<Partial<Record<Violation, () => Error | Promise<Error>>>>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const state = Object.values(violations).find((one) => one === sqlState(error));
    throw (state && (await errors[state]?.())) ?? error;
  }
}
