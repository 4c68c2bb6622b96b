import { useWords } from '../text/words.ts';

/** Between two seats on one device: nothing of the table is seen until the next one says so. */
export function Curtain({ name, who, open }: { name: string; who: string; open: () => void }) {
  const { curtain } = useWords();
  return (
    <main className={`curtain ${who}`}>
      <div className="paper sheet">
        <h1 className="heading">{curtain.title(name)}</h1>
        <p>{curtain.note}</p>
        <button className="button act" type="button" onClick={open}>
          {curtain.open(name)}
        </button>
      </div>
    </main>
  );
}
