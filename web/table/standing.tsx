import type { Asked, Option, Stood, Words } from '@portolan/kernel';
import type { Words as Shell } from '../text/en.ts';

interface Told {
  shell: Pick<Shell['table'], 'stand' | 'recall'>;
  words: Pick<Words, 'choice'>;
  view: unknown;
}

interface StandProps extends Told {
  asked: Asked | undefined;
  stand: (answer: string) => void;
}

const optionsOf = ({ offer }: Asked): readonly Option[] => (offer?.kind === 'pick' ? offer.options : []);

/** The answer that I may leave standing: the table gives it for me until something changes. */
export function Stand({ asked, shell, words, view, stand }: StandProps) {
  const option = asked && optionsOf(asked).find(({ key }) => key === asked.standing);
  if (!asked || !option) return null;
  return (
    <button className="button" type="button" onClick={() => stand(option.key)}>
      {shell.stand(words.choice(option, asked.about, view))}
    </button>
  );
}

interface StandingProps extends Told {
  standing: readonly Stood[];
  recall: (say: string) => void;
}

/** The answers that I have left standing, each to be called back. They are nobody else's to see. */
export function Standing({ standing, shell, words, view, recall }: StandingProps) {
  return standing.map(({ say, answer }) => (
    <button key={say} className="button quiet" type="button" onClick={() => recall(say)}>
      {shell.recall(words.choice({ key: answer }, { say }, view))}
    </button>
  ));
}
