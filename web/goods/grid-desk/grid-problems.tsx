import { t } from '#messages/messages.ts';
import { Button } from '#web/core/ui/button.tsx';
import { TextButton } from '#web/core/ui/text-button.tsx';

/** A cell that could not be saved. */
type Problem = { readonly name: string; readonly label: string; readonly message: string };

type GridProblemsProps = {
  readonly title: string;
  readonly problems: readonly Problem[];
  readonly onGo: (name: string) => void;
  /** Leaves these cells as the shop has them; undefined where nothing is left to choose. */
  readonly onLeave: (() => void) | undefined;
};

/** How many are listed: the others are marked in the grid. */
const mostListed = 20;

/** The cells that could not be saved, each with the reason and a way to it. */
export function GridProblems({ title, problems, onGo, onLeave }: GridProblemsProps) {
  const listed = problems.slice(0, mostListed);
  const more = problems.length - listed.length;
  return (
    <section role="alert" className="grid gap-2 rounded-soft border border-danger bg-sheet p-4 text-small">
      <h2 className="font-medium text-danger">{title}</h2>
      <ul className="grid gap-1">
        {listed.map(({ name, label, message }) => (
          <li key={name}>
            <TextButton onClick={() => onGo(name)}>{label}</TextButton>
            {`: ${message}`}
          </li>
        ))}
      </ul>
      {more > 0 && <p>{t('product-grid.moreProblems', { count: more })}</p>}
      {onLeave && (
        <div>
          <Button tone="outline" size="small" className="min-h-11" onClick={onLeave}>
            {t('product-grid.leaveTheirs')}
          </Button>
        </div>
      )}
    </section>
  );
}
