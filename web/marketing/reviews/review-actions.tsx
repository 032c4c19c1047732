import { t } from '#messages/messages.ts';
import { Link } from 'react-router';
import { useSubmission } from '#web/core/requests/use-submission.tsx';
import { reviewTexts } from '#contract/marketing/reviews.texts.ts';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { Icon } from '#web/core/ui/icon.tsx';
import { useQuestion } from '#web/core/ui/use-question.ts';
import { reviewPath } from './review-words.ts';
import type { ShownReview } from './shown-board.ts';

const look = 'grid size-11 place-items-center rounded-full transition-colors hover:bg-sand';

type ReviewActionsProps = {
  readonly review: ShownReview;
  /** Where one is, and comes back to. */
  readonly back: string;
};

/** The author's icons. Deleting asks here; without scripts it asks on a page of its own. */
export function ReviewActions({ review, back }: ReviewActionsProps) {
  const { submit, notice } = useSubmission({ what: t('reviews.notDeleted') });
  const question = useQuestion();
  const remove = reviewPath('delete', review, back);
  return (
    <div className="flex">
      <Link
        to={reviewPath('update', review, back)}
        aria-label={t('reviews.edit')}
        title={t('reviews.edit')}
        className={look}
      >
        <Icon name="M4 20l1-4.500L16 4.500 19.5 8 8.500 19 4 20ZM13.5 7 17 10.500" />
      </Link>
      <Link
        to={remove}
        aria-label={t('reviews.delete')}
        title={t('reviews.delete')}
        className={look}
        onClick={(event) => {
          event.preventDefault();
          question.ask();
        }}
      >
        <Icon name="trash" />
      </Link>
      <ConfirmDialog
        {...question.props(
          () => void submit(null, { method: 'post', action: remove, replace: true, preventScrollReset: true }),
        )}
        title={t('reviews.delete')}
        confirm={t('ui.delete')}
      >
        {reviewTexts.confirmRemove}
      </ConfirmDialog>
      {notice}
    </div>
  );
}
