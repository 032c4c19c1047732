import { Link } from 'react-router';
import { answerParts } from './answer-parts.ts';

type AnswerTextProps = { readonly answer: string; readonly onLeave: () => void };

/** An answer as text, with links for the shop's pages in it. */
export function AnswerText({ answer, onLeave }: AnswerTextProps) {
  const parts = answerParts(answer).map((part, place) => ({ part, key: `${place}` }));
  return (
    <span className="whitespace-pre-line">
      {parts.map(({ part, key }) =>
        typeof part === 'string' ? (
          <span key={key}>{part}</span>
        ) : (
          <Link key={key} to={part.to} onClick={onLeave} className="link">
            {part.text}
          </Link>
        ),
      )}
    </span>
  );
}
