import { longestComment, reviewTexts } from '#contract/marketing/reviews.texts.ts';
import { formText } from '#web/core/forms/form-text.ts';

/** A review as its form holds it: '1' to '5' or nothing, and a text. */
export type ReviewValues = { readonly calification: string; readonly comment: string };

export type ReviewErrors = Readonly<Partial<Record<keyof ReviewValues, string>>>;

/** A review that was not taken, with what to show beside its fields and below them. */
export type RefusedReview = { readonly values: ReviewValues; readonly errors: ReviewErrors; readonly detail: string };

export const noReview: ReviewValues = { calification: '', comment: '' };

/** Browsers send the ends of lines as two characters and count them as one. */
export function reviewValues(form: FormData): ReviewValues {
  return {
    calification: formText(form, 'calification'),
    comment: formText(form, 'comment').replaceAll('\r\n', '\n'),
  };
}

/** What is missing in a review, in the order of its fields. */
export function reviewErrors({ calification, comment }: ReviewValues): ReviewErrors {
  const length = comment.trim().length;
  return {
    ...(/^[1-5]$/.test(calification) ? {} : { calification: reviewTexts.starsMissing }),
    ...(length === 0 ? { comment: reviewTexts.commentEmpty } : {}),
    ...(length > longestComment ? { comment: reviewTexts.commentLong } : {}),
  };
}

export function isMistaken(errors: ReviewErrors): boolean {
  return Object.keys(errors).length > 0;
}
