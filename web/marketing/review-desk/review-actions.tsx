import { t } from '#messages/messages.ts';
import { useLocation } from 'react-router';
import type { Review } from '#contract/marketing/reviews.ts';
import { reviewTexts } from '#contract/marketing/reviews.texts.ts';
import type { ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { BulkAction } from '#web/core/desk-list/bulk-action.tsx';
import type { Selection } from '#web/core/desk-list/use-selection.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { IconButton } from '#web/core/ui/icon-button.tsx';
import { useToast } from '#web/core/ui/use-toast.ts';
import { useQuestion } from '#web/core/ui/use-question.ts';

/** The button that deletes a review. */
export function ReviewActions({ row: review }: { readonly row: Review }) {
  const { pathname: action } = useLocation();
  const { data: outcome, submit } = useRequest<ActionOutcome>({ what: t('review-desk.notDeleted'), told: 'message' });
  const question = useQuestion();
  useToast(outcome);
  return (
    <>
      <IconButton
        label={t('review-desk.deleteOf', { username: review.UserUserName || review.author })}
        icon="trash"
        onClick={question.ask}
      />
      <ConfirmDialog
        {...question.props(() => void submit({ reviewId: review.id }, { method: 'post', action }))}
        title={reviewTexts.confirmRemove}
        confirm={t('review-desk.delete')}
      />
    </>
  );
}

/** Deletes the chosen reviews, after a confirmation. */
export function ReviewBulk(selection: Selection<Review>) {
  const { chosen } = selection;
  const { pathname: action } = useLocation();
  return (
    <BulkAction
      label={t('review-desk.delete')}
      tone="danger"
      question={{
        title: t('review-desk.confirmDelete', { count: chosen.length }),
        text: t('review-desk.irreversible'),
        confirm: t('review-desk.delete'),
      }}
      form={() => {
        const form = new FormData();
        form.set('intent', 'several');
        for (const { id, author } of chosen) form.append('review', `${id} ${author}`);
        return form;
      }}
      action={action}
      what={t('review-desk.severalNotDeleted')}
      check={t('review-desk.checkList')}
      words={(count) => t('review-desk.deletedCount', { count })}
      selection={selection}
    />
  );
}
