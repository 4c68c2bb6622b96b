import { Link } from 'wouter';
import { useWords } from '../text/words.ts';
import './about.css';

/** Those whose icons the set holds, as game-icons.net names them. */
const ICON_AUTHORS =
  'Lorc, Delapouite, John Colburn, Felbrigg, John Redman, Carl Olsen, Sbed, PriorBlue, Willdabeast, Viscious Speed, Lord Berandas, Irongamer, HeavenlyDog, Lucas, Faithtoken, Skoll, Andy Meneely, Cathelineau, Kier Heyl, Aussiesim, Sparker, Zeromancer, Rihlsul, Quoting, Guard13007, DarkZaitzev, SpencerDub, GeneralAce135, Zajkonur, Catsu, Starseeker, Pepijn Poolman, Pierre Leducq, Caro Asercion';

export function AboutPage() {
  const words = useWords();
  const { about } = words;
  return (
    <main className="reading">
      <article className="sheet paper">
        <h1 className="heading">{about.title}</h1>
        <p>{about.what}</p>
        <h2>{about.independent}</h2>
        <p>{about.independentText}</p>
        <h2>{about.thanks}</h2>
        <p>
          {about.icons} {ICON_AUTHORS}.{' '}
          <a className="link" href="https://creativecommons.org/licenses/by/3.0/">
            CC BY 3.0
          </a>
        </p>
        <p>{about.fonts}</p>
        <p>{about.code}</p>
        <p>{about.privacy}</p>
        <Link className="link" href="/">
          {words.back}
        </Link>
      </article>
    </main>
  );
}
