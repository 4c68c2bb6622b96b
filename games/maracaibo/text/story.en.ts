import type { Texts } from './text.ts';

/** The words of “The Drowned Bell”: what the front of each story card says, its back, and what is voted on. */
export const story: Texts['story'] = {
  '01': {
    title: 'A bell with no ship',
    front:
      'Off Grand Cayman the diver Marisol Quiroga has raised a bronze bell. It reads “Constanza, 1648”. No register of any crown knows a ship of that name.',
    back: 'Scraped clean, the bell shows a second line: “paid for three times”. Bastien Lacaze, clerk of the harbour, offers to enter it in the books. Marisol would rather that nobody did, for now.',
    vote: { question: 'Who shall hear of the bell?', a: 'Hand it to the harbour office', b: 'Keep it quiet' },
  },
  '02': {
    title: 'A sworn statement',
    front:
      'The harbour office pays for diligence. At Trujillo somebody must swear where the bell was found, before the tide of rumours washes the place away.',
    back: 'Lacaze stamps the statement and goes pale: his own archive holds a receipt for three anchors, delivered to a Constanza that was never built. He shuts the drawer. “Salvage crews sail from Puerto Cabezas,” he says. “Ask there.”',
  },
  '03': {
    title: 'The copied register',
    front:
      'Ines Tavares runs goods and paper through Portobelo. She has a copy of a register that the original no longer matches, and she wants a discreet hand.',
    back: 'In the copy a line survives that somebody cut from the book: Constanza, 112 souls, destination left blank. Ines keeps the money and gives you a name, Old Noor of Tortuga, who sells half charts.',
  },
  '04': {
    title: 'The salvage dock',
    front:
      'Puerto Cabezas opens its dock to anybody who brings sugar and corn for the crews. They have heard of a man who came ashore alone.',
    back: 'The man is Tomas Brand, ship’s carpenter. He left two days before you, frightened. Between you and him lie storms in the north and corsairs in the east.',
    vote: {
      question: 'How do you follow him?',
      a: 'Chase the survivor through the storms',
      b: 'Clear the corsairs first',
    },
  },
  '05': {
    title: 'Divers off Nassau',
    front:
      'Marisol’s cousins dive on a second wreck off Nassau and need hands on the lines. What they bring up is shared by whoever helped.',
    back: 'Out of the sand come rigging hooks with three different foundry marks, and a founder’s mould. The divers melt nothing down. They bury the hooks above the tide line and show you where.',
  },
  '06': {
    title: 'Half a chart',
    front:
      'Old Noor of Tortuga sells charts by halves, so that buyers must meet. Hers shows a course that ends in open water.',
    back: 'Laid on the copied register, the course has a date: two weeks after the day the Constanza “did not sail”. One man of her crew was seen since, Tomas Brand, and he is running.',
    vote: {
      question: 'How do you follow him?',
      a: 'Chase the survivor through the storms',
      b: 'Clear the corsairs first',
    },
  },
  '07': {
    title: 'The northern passage',
    front:
      'Storms close the way out of Havana. Brand’s sloop was seen beating towards Martinique under a rag of sail.',
    back: 'You find him bailing. “They scuttled her,” he says before you ask. “Not the weather. We heard the augers.” He will tell the rest where there are witnesses: at Grand Cayman, over the place.',
  },
  '08': {
    title: 'The eastern passage',
    front:
      'Corsairs paid by nobody knows whom hold the eastern passage. Somebody does not want Tomas Brand spoken to.',
    back: 'When the last corsair strikes, her captain is almost relieved: the pay came in three coinages. In her hold sits Brand, alive, with rope burns. He will talk at Grand Cayman, over the place.',
  },
  '09': {
    title: 'What the carpenter heard',
    front:
      'Over the wreck Tomas Brand names it: a ledger, kept in one hand for three crowns, and its keeper, Doña Remedios Aguilar.',
    back: '“Each crown insured her, each crown was paid. The people aboard were settlers nobody meant to land.” He weeps once, then gives two bearings: the wreck itself, before it drifts apart, and an informer who sold him.',
    vote: { question: 'What comes first?', a: 'Search the wreck', b: 'Shadow the informer' },
  },
  '11': {
    title: 'Before it drifts',
    front: 'Bad seas tear at the wreck near St. Kitts. Whoever reaches it late will find only water.',
    back: 'You save a stern timber, a child’s shoe and a length of planking bored through from within. Marisol lays the shoe on the bell and says nothing for a whole watch.',
  },
  '12': {
    title: 'The informer of San Juan',
    front:
      'A man in good boots pays for everything at San Juan with new coin. He is the one who sold Tomas Brand.',
    back: 'He is called Caspar Vane, and he audits. “I report what columns say,” he shrugs, “not what they mean.” But he does not sleep, and he leaves his window open for you to hear him dictate.',
  },
  '13': {
    title: 'Two builders’ marks',
    front:
      'At Tortuga a shipwright turns the timber over. With two good glasses she could read what was planed away.',
    back: 'Two yards claimed the same keel, in two kingdoms, and both were paid. The season of storms begins in earnest. Pilots ask for a light on the mainland; others ask only for a share of what is wrecked.',
    vote: { question: 'What do you do with the season?', a: 'Build a beacon', b: 'Use the storms' },
  },
  '14': {
    title: 'The code book',
    front:
      'Vane will trade a page for the code book he lost and a chart to flee by. At Martinique tolls rise as if somebody were raising a ransom.',
    back: 'The code is simple: three colours of ink, one for each treasury. Vane fears his masters more than you. Meanwhile ships are lost every week, and pilots beg for a light.',
    vote: { question: 'What do you do with the season?', a: 'Build a beacon', b: 'Use the storms' },
  },
  '15': {
    title: 'A light at Trujillo',
    front:
      'Stone, lamp oil and corn for the masons: the beacon of Trujillo is built by all hands or by none.',
    back: 'On the night it is lit, eleven sail come in that would not have. The storm roads lie open again. Among those saved is a trader who recognises the bell’s founder.',
  },
  '16': {
    title: 'Storm wages',
    front: 'Who sails when others dare not names his price. Cozumel pays double for anything that arrives.',
    back: 'Your holds are full and two friends are drowned. Ines Tavares crosses your name off a list and writes it on another. “You are richer,” she says. “So are they.”',
  },
  '17': {
    title: 'The lookouts',
    front:
      'The lookouts of Grand Cayman watch the lane where the Constanza went down. They need instruments more than praise.',
    back: 'With good glasses they log every sail for a month. In their book the same escort passes three times under three flags, always on a settling day.',
  },
  '18': {
    title: 'Thanks of the houses',
    front: 'The trading houses thank the beacon builders in tobacco and in gossip.',
    back: 'The founder of the bell was told to cast three, all alike. One hung aboard. The other two were presented to insurers as proof that she had been broken up. An auditor came to weigh them: Caspar Vane.',
  },
  '19': {
    title: 'The squeeze',
    front:
      'Somebody squeezes the ports: each toll collector must find twice last year’s sum. At Portobelo one of them would rather sell his orders.',
    back: 'The orders bear three countersigns and Vane’s initials. The money goes to pay off a debt nobody may name, due when the treasure fleet sails.',
  },
  '20': {
    title: 'The first page',
    front:
      'Caspar Vane has had enough of other people’s columns. He will give up the first page of the ledger for safe conduct.',
    back: 'The page lists premiums, dates and a line “settlers: nil value”. Vane boards a hull that flies a yellow flag a day later. Fever, on three coasts at once.',
    vote: { question: 'The ports cry out.', a: 'Bring remedies', b: 'Enforce the quarantine' },
  },
  '21': {
    title: 'Fever at Portobelo',
    front:
      'Portobelo is closed to trade and open to grief. Whoever brings herbs is let through by the people themselves.',
    back: 'The sick share one word: Aguilar. The keeper of the ledger lived among them under another name, and wrote their letters home.',
  },
  '22': {
    title: 'Quarantine patrol',
    front: 'St. Kitts is ringed by patrols. Somebody must keep order who does not enjoy it.',
    back: 'You turn back nine boats and let a tenth go by, for an old woman aboard held up a ledger wrapped in oilcloth. By morning she is gone, and so is your sleep.',
  },
  '23': {
    title: 'Cartagena shuts its gates',
    front:
      'Cartagena has shut its gates with half its doctors outside. They ask for herbs and for a book that their own library will not lend.',
    back: 'Through the wicket comes word: the keeper lies ill, and so does everybody who nursed her. Stone and beds could be raised at Portobelo; or there are healers on the coast who know this fever.',
    vote: { question: 'Where do you turn?', a: 'Found a hospice', b: 'Ask the healers' },
  },
  '24': {
    title: 'Tortuga falls ill',
    front:
      'Tortuga falls ill in a single night. There is no governor to forbid anything, and nobody to help.',
    back: 'Old Noor dies with her half charts under her pillow, willed to you. Her neighbours ask for healers. Ines asks for somebody to run medicine through the cordon.',
    vote: { question: 'Where do you turn?', a: 'Ask the healers', b: 'Carry medicine past the patrols' },
  },
  '25': {
    title: 'The hospice',
    front:
      'The townspeople of Portobelo draw the plan; you bring herbs and hands. Every bed has a name over it before it has a mattress.',
    back: 'Three crowns refuse to pay, and so it belongs to those who lie in it. The gates open. In the last bed by the window somebody writes by night: Remedios Aguilar.',
  },
  '26': {
    title: 'What the healers know',
    front:
      'Anaya and the coastal healers of San Juan will teach what they know, to those who come to learn it and not to take it.',
    back: 'It is a matter of water and patience more than leaves. Anaya makes you repeat it to her youngest pupil before she lets you go. One harbour at a time, the fever gives way.',
  },
  '27': {
    title: 'Past the cordon',
    front:
      'Quarantine reaches Cozumel. A box of medicine is worth a ship, and a ship is forfeit for carrying it.',
    back: 'The night you slip through, the sentry looks at the sea, then at you, then at the sea again. His sister is ashore. Another harbour breathes.',
  },
  '28': {
    title: 'A courier run',
    front: 'Anaya’s letter must reach Puerto Cabezas before a rumour does.',
    back: 'It arrives an hour early. In thanks the dock teaches your surgeon the stitch that the divers use, which does not mind salt water.',
  },
  '29': {
    title: 'The keeper among the sick',
    front:
      'Doña Remedios Aguilar lies at Grand Cayman, where she asked to be carried. She can still read, if somebody holds the book.',
    back: '“I wrote what I was told in a fair hand,” she says. “Then I wrote what was true, in the same.” The true ledger has two halves. She gives you neither, only the fever’s last warning: hurry.',
  },
  '30': {
    title: 'The quarantine ship',
    front:
      'A quarantine ship off Grand Cayman holds the keeper and forty others, for their health, without food.',
    back: 'Nobody dies in the boarding but the excuse for it. Doña Remedios walks off on her own feet. “There are two halves,” she says. “One lies where no crown has a desk.”',
  },
  '31': {
    title: 'The fever recedes',
    front: 'Bells ring on three coasts, and the keeper speaks at Trujillo while she has breath.',
    back: 'One half of the ledger went inland with the last honest clerk, to a city that owes nobody a map. Prospectors, she adds, say that he died beside a vein of gold.',
    vote: { question: 'Where do you look?', a: 'Seek the inland city', b: 'Seek the mine' },
  },
  '33': {
    title: 'Guides',
    front:
      'Yaretzi and her brothers will show the way inland, on terms: no soldiers, no surveyors’ chains, and maps are copied for their council too.',
    back: 'On the fourth day the valley opens. Terraces, canals, a road better than any in Havana. “You are expected,” says Yaretzi. “You were expected ten years ago.”',
  },
  '34': {
    title: 'The vein',
    front:
      'The mine is real. So are three flags planted beside it within the week, and the people whose hillside it is, watching.',
    back: 'Under the gallery lies a clerk’s satchel, empty but for a receipt: “half a book, left with the council of Valle Alto, for safe keeping from you all.”',
  },
  '35': {
    title: 'The council of Valle Alto',
    front:
      'The council hears you in the open, seated in a circle with a place left free. Everybody may ask; nobody may interrupt.',
    back: 'They have the half ledger and have read it. “You bring us our own neighbours’ names,” says Sipac, who speaks for them. They will lend it, for work done together or for an answer from the lake city.',
    vote: { question: 'What do you offer?', a: 'Build with the council', b: 'Go on to the lake city' },
  },
  '36': {
    title: 'The mine road',
    front: 'Men who dig must eat. The hill people sell corn at a fair price to those who haul it themselves.',
    back: 'By the time the road is provisioned the hill people have bought out two of the three flags with your doubloons. The third asks what your silence costs. The council’s messenger asks whether you will come to the lake.',
    vote: { question: 'What do you answer?', a: 'Go to the lake city', b: 'Buy silence' },
  },
  '37': {
    title: 'The way station',
    front: 'A way station at Cozumel, built by the council’s people and yours, with two doors and no lock.',
    back: 'The half ledger lies on its table the morning it opens. Anybody may read it; none may carry it off. You copy until your hand cramps, and somebody brings you chocolate.',
  },
  '38': {
    title: 'The lake city',
    front: 'Granada on the lake opens to those who have gone far enough inland to be polite about it.',
    back: 'Its harbour books, kept in knots and in ink, agree: three payments for one ship. The harbour mistress asks you to carry the council’s answer back by sea, and to row part of it.',
  },
  '39': {
    title: 'A bought silence',
    front: 'A crew deserts with a secret and wants to be paid for keeping it, at Cozumel, at night.',
    back: 'They keep it as long as the money lasts, which is a week. It is long enough: on the eighth day you hold the half ledger, and somebody else holds your note of hand.',
  },
  '40': {
    title: 'The council’s letter',
    front: 'The council’s letter to Martinique must be carried openly, so that everybody knows it was sent.',
    back: 'It is read aloud on the quay: Valle Alto will trade with whoever answers for the Constanza. The silence that follows is the loudest thing heard on that quay for years.',
  },
  '41': {
    title: 'On the council’s terms',
    front:
      'Sipac’s people trade at Tortuga on the council’s terms: weighed twice, paid once, in sugar if you please.',
    back: 'It is the first bargain in this tale in which nobody is cheated. Tomas Brand, who kept the tally, signs it with his whole name.',
  },
  '42': {
    title: 'The surveyors report',
    front:
      'The crowns’ surveyors report at Trujillo: there is no inland city. They were shown a very convincing swamp.',
    back: 'Yaretzi laughs until she must sit down. Then she gives you the other half’s seal, so that the two can be told from any copy.',
  },
  '43': {
    title: 'Two halves',
    front:
      'At Puerto Cabezas the two halves of the ledger lie side by side for the first time. Only the last page is missing.',
    back: 'Its number is entered in another hand: carried aboard the treasure fleet, to be burned in mid-ocean. At the same hour a boat comes in from St. Kitts. The fever is back.',
    vote: { question: 'What now?', a: 'Help St. Kitts', b: 'Join the fleet' },
  },
  '44': {
    title: 'St. Kitts again',
    front:
      'St. Kitts has no gold and no ledger, only people who helped you once. The mine is given up to the hill people.',
    back: 'Anaya’s pupil runs the wards; you carry water. When it is over, the island’s boatmen tell you what they saw loaded at San Juan: one chest, no guard, three seals.',
  },
  '46': {
    title: 'In the escort',
    front: 'The treasure fleet hires escorts and asks no questions. You have one.',
    back: 'You learn the order of sailing, the passwords and the captain who drinks. The chest with three seals rides in the third galleon, under the purser’s bed.',
  },
  '47': {
    title: 'A broker at San Juan',
    front: 'The fleet buys biscuit, rope and good will at San Juan, and needs a broker who can count.',
    back: 'You count. Four hundred chests go aboard and four hundred and one are written down, then struck out to four hundred. Somebody forges in a hurry now.',
  },
  '48': {
    title: 'The signal chain',
    front:
      'From Tortuga to the last cay a chain of lamps could pass word faster than any ship. It wants many hands and little powder.',
    back: 'The first message down the line is a joke about the purser. The second is the fleet’s true sailing date. The quartermasters will take on supplies before then.',
  },
  '49': {
    title: 'Watch from Portobelo',
    front: 'Keep watch from Portobelo while Levi Mendes, archivist, gathers scribes to copy what you have.',
    back: 'Between two watches a page of notes disappears, and with it the youngest scribe’s lodger. The quartermasters, meanwhile, are buying.',
    vote: { question: 'What do you do?', a: 'Supply the fleet', b: 'Pursue the thief' },
  },
  '50': {
    title: 'Whom do you serve?',
    front: 'The quartermasters at Cozumel ask it of everybody, for the form. They write down the answer.',
    back: 'Three pens wait. A crown’s commission opens every gangway; the free ports have nothing to offer but their word, which so far has held.',
    vote: { question: 'Your answer?', a: 'Serve a crown', b: 'Serve the free ports' },
  },
  '51': {
    title: 'The scriptorium',
    front:
      'At San Juan scribes copy the ledger by day and by lamp. Each asks to write the page with their own town on it.',
    back: 'When it is done there are nine copies, and nine towns that know. Mendes burns none of the drafts. “Let them find us too many,” he says.',
  },
  '52': {
    title: 'Through bad seas',
    front: 'The thief has a fast hull and bad weather. You have both behind you.',
    back: 'It is Caspar Vane, recovered and ashamed. He was to sell the notes and could not. “I wished to see one column,” he says, “that came out true.” He goes with you to the free ports.',
  },
  '53': {
    title: 'The commission',
    front:
      'A crown commission is sealed at Trujillo, with a ribbon and a condition: bring the last page, sealed.',
    back: 'Your papers are saluted everywhere. Marisol salutes them too, rather slowly. A squadron is told to see how loyal you are.',
  },
  '54': {
    title: 'The compact',
    front: 'At Tortuga the free ports make a compact: no port alone, no ledger secret, no flag but a bell.',
    back: 'It is signed with thumbs, crosses and flourishes. The first article says who may be turned away: nobody in a storm. The second asks for a map.',
  },
  '55': {
    title: 'The test',
    front: 'Off St. Kitts a crown squadron fires across your bow to see what you will do.',
    back: 'You do it well enough that its captain dines with you and talks too much. The last page sails tonight, he says, and nobody aboard can swim.',
  },
  '56': {
    title: 'A map of safe harbours',
    front:
      'At Nassau every skipper marks the anchorages that saved them. Nobody had put them on one sheet before.',
    back: 'Laid over the fleet’s course, the sheet shows a gap where no harbour is marked, and where Old Noor’s half chart ends. Something lies there.',
  },
  '57': {
    title: 'The fleet sails',
    front:
      'The fleet sails from Portobelo with the last page aboard, and an old rival at the head of its escort.',
    back: 'Three days out the third galleon turns for an island on no chart and comes back lighter. The page is ashore. Everybody saw it, and everybody has a boat.',
    vote: { question: 'How do you go after it?', a: 'Search the island together', b: 'Race for it' },
  },
  '61': {
    title: 'Lookouts together',
    front:
      'A lost island, low and green. Before anybody lands, lookouts are posted by all crews alike, so that none can say later they were cheated.',
    back: 'In a sea cave, dry, lies a chest with three seals, and in it the last page, and under it 112 names in a child’s round hand. Somebody aboard had been making a list of friends.',
  },
  '62': {
    title: 'The race',
    front: 'First to the lost island keeps the page. That at least is what everybody shouts.',
    back: 'You are first, by a boat’s length and a broken oar. The page is short. It says who signed. You read it alone on the sand and wish that you had not.',
  },
  '63': {
    title: 'Rival squadrons',
    front:
      'Off Trujillo two squadrons meet that both want what you carry. They have not yet noticed each other.',
    back: 'They notice. Between the broadsides a boat under a white shirt rows to and fro. It is Lacaze, the clerk, with a proposal in triplicate.',
    vote: { question: 'What do you answer?', a: 'Answer with force', b: 'Send envoys' },
  },
  '64': {
    title: 'The deciphered page',
    front:
      'At Portobelo Levi Mendes reads the page through two lenses and the code book. He reads it again, and takes off his hat.',
    back: 'Three ministers and one bank. The bank is buying warships. Its merchants would also buy a page, he supposes, and the towns would send envoys if they were asked.',
    vote: { question: 'Who shall speak first?', a: 'Send envoys', b: 'Hear the merchants' },
  },
  '65': {
    title: 'Reprisals',
    front: 'Two villages are closed in reprisal for a battle they had no part in.',
    back: 'You open one with guns and the other with bread, and know which you will be asked about. Somebody must now answer for all of it, in public, at Martinique.',
  },
  '66': {
    title: 'The envoys',
    front: 'Envoys of the towns gather at Grand Cayman, over the wreck, each with a copy and a candle.',
    back: 'They read the 112 names by turns until it is light. Nobody had asked the towns before. They ask for one thing: that it be said aloud where it counts.',
  },
  '67': {
    title: 'The bidders',
    front: 'At San Juan merchants bid for the ledger, politely, in sugar and tobacco and then in sums.',
    back: 'The highest bid would rebuild every village in this tale. It has one condition, which you can guess. Mendes sets the nine copies on the table beside it.',
    vote: { question: 'What becomes of the ledger?', a: 'Publish it', b: 'Sell it' },
  },
  '68': {
    title: 'The hearing',
    front:
      'A hearing at Martinique, with benches for the public. There have never been enough benches for that.',
    back: 'Doña Remedios testifies, and Brand, and Vane. Nobody is acquitted and nobody arrested: the court may only forward papers. To whom, it asks you.',
    vote: { question: 'What becomes of the ledger?', a: 'Go to court', b: 'Publish it' },
  },
  '69': {
    title: 'Before a court, under guns',
    front:
      'A court sits at Trujillo with three warships in its harbour, run out. The judges pretend not to see them.',
    back: 'The verdict takes a day to read. Two ministers fall; the bank pays, slowly, to the families of 112. The guns never fire. That, says Marisol, is what they sounded like.',
  },
  '70': {
    title: 'Read out in every port',
    front: 'Nine copies become ninety. At Portobelo the printers do not ask who pays.',
    back: 'It is read from steps and masts, in five languages, on one morning. Nobody is sentenced. Nobody named in it is ever again lent a coin, a pilot or a chair.',
  },
  '71': {
    title: 'Sold, and silence kept',
    front: 'At Tortuga the page is sold, and silence with it. The money is counted twice.',
    back: 'Roofs go up from Cozumel to St. Kitts, and nobody asks who paid. The bell is part of the bargain; it goes to the bank. On some nights people say that they hear it all the same.',
  },
  '72': {
    title: 'The drowned bell',
    front: 'The Constanza is entered in a register at last: yours.',
    back: 'Marisol, Brand and Yaretzi row out once a year to the place off Grand Cayman. Whatever you chose, they read the 112 names, and afterwards the water is only water.',
  },
};
