import { Link } from 'wouter';
import { useWords } from '../text/words.ts';

/** The game's name, where it stands, and what one plays for. */
export function Title({ game, stands, goal }: { game: string; stands: string; goal: string | undefined }) {
  const words = useWords();
  return (
    <header className="title">
      <h1 className="title-name">
        <Link href="/" title={words.table.leave}>
          {game}
        </Link>
      </h1>
      <p>
        <span>{stands}</span>
        {goal !== undefined && <small>{goal}</small>}
      </p>
    </header>
  );
}
