import { useState, type ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { useWords } from '../text/words.ts';
import type { Board, PartProps } from '@portolan/games/board/board.ts';

interface SheetsProps<V> {
  board: Board<V>;
  parts: PartProps<V>;
  /** Lines of the log and of talk so far: a tab tells of those that came unseen. */
  lines: number;
  said: number;
  children: ReactNode;
}

const LOG = 'log';

/** My mat below the board, the market and the log beside it; on a phone, one of them at a time behind tabs. */
export function Sheets<V>({ board, parts, lines, said, children }: SheetsProps<V>) {
  const words = useWords().table;
  const sheets = board.sheets(parts.view, parts.language);
  const [tab, show] = useState(sheets[0]?.key ?? LOG);
  const [folded, fold] = useState(false);
  const [read, note] = useState({ lines, said });
  const inSight = tab === LOG && !folded;
  if (inSight && (read.lines !== lines || read.said !== said)) note({ lines, said });
  const panels = (place: 'mine' | 'hand' | 'side') =>
    sheets
      .filter((sheet) => sheet.place === place)
      .map(({ key, Panel }) => (
        <div
          key={key}
          ref={reachedByKeys}
          data-panel={key}
          className={`sheet-panel ${key}-panel ${tab === key ? 'shown' : ''}`}
        >
          <Panel {...parts} />
        </div>
      ));
  const tabs = [...sheets, { key: LOG, title: words.log, Icon: LogIcon }];
  const mine = typeof parts.viewer === 'number' ? board.who(parts.view, parts.viewer) : '';
  return (
    <>
      <aside className={`side ${folded ? 'folded' : ''}`}>
        {panels('side')}
        <div data-panel={LOG} className={`sheet-panel ${LOG}-panel ${tab === LOG ? 'shown' : ''}`}>
          {children}
        </div>
      </aside>
      <Hand>{panels('hand')}</Hand>
      <section className={`mat paper ${mine} ${folded ? 'folded' : ''}`} aria-label={words.mine}>
        {panels('mine')}
      </section>
      <nav className={`tabs ${mine}`}>
        {tabs.map(({ key, title, Icon: TabIcon }) => (
          <button
            key={key}
            data-tab={key}
            type="button"
            aria-pressed={tab === key && !folded}
            onClick={() => {
              fold(tab === key ? !folded : false);
              show(key);
            }}
          >
            <TabIcon />
            {title}
            {key === LOG && !inSight && said > read.said && <b className="unread">{said - read.said}</b>}
            {key === LOG && !inSight && said <= read.said && lines > read.lines && <b className="unread" />}
          </button>
        ))}
      </nav>
    </>
  );
}

/** A row of cards between the board and my mat, where the game has a hand. */
const Hand = ({ children }: { children: readonly ReactNode[] }) =>
  children.length > 0 && <section className="hand">{children}</section>;

/** A panel with more than is seen of it can be scrolled by keys, and shows that there is more. */
export function reachedByKeys(panel: HTMLElement | null) {
  if (!panel) return undefined;
  const look = () => {
    const more = panel.scrollHeight - panel.clientHeight;
    if (more > 0) panel.tabIndex = 0;
    else panel.removeAttribute('tabindex');
    panel.toggleAttribute('data-more', more - panel.scrollTop > 8);
  };
  const watch = new ResizeObserver(look);
  for (const box of [panel, ...panel.children]) watch.observe(box);
  panel.addEventListener('scroll', look, { passive: true });
  return () => {
    watch.disconnect();
    panel.removeEventListener('scroll', look);
  };
}

const LogIcon = () => <Icon name="scroll-quill" />;
