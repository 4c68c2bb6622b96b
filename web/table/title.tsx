import { useRef, type ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon } from '../icons/icon.tsx';
import { SettingsDialog } from '../rail/settings-dialog.tsx';
import { useWords } from '../text/words.ts';

export function Title({ game, stands, menu }: { game: string; stands: string; menu: ReactNode }) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <header className="title">
      <h1 className="title-name">
        <Link href="/" title={words.table.leave}>
          {game}
        </Link>
      </h1>
      <p>{stands}</p>
      <button
        className="menu"
        type="button"
        aria-label={words.table.menu}
        onClick={() => dialog.current?.showModal()}
      >
        <Icon name="hamburger-menu" />
      </button>
      <SettingsDialog ref={dialog}>{menu}</SettingsDialog>
    </header>
  );
}
