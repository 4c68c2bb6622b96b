import { Refused } from './problems.ts';

/** What takes no ink: marks that only say how others are written, and letters that are blank. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cs}\u2800]/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Before which of them do join or part what stands around them: in emoji, and in scripts whose letters join. */
const EMOJI =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\ufe0f\u{e0020}-\u{e007f}]$/u;
const JOINING = /[\p{L}\p{M}](?<![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])$/u;
const KEYCAP = /[\d#*]$/u;

const NON_JOINER = '\u200c';
const JOINER = '\u200d';
const AS_EMOJI = '\ufe0f';

/** Whether an invisible mark does something where it stands. */
function works(mark: string, before: string, after: string): boolean {
  if (mark === JOINER) return VISIBLE.test(after) && (EMOJI.test(before) || JOINING.test(before));
  if (mark === NON_JOINER) return VISIBLE.test(after) && JOINING.test(before);
  if (mark === AS_EMOJI) return EMOJI.test(before) || KEYCAP.test(before);
  return /[\u{e0020}-\u{e007f}]/u.test(mark) && EMOJI.test(before);
}

/** Text as others see it: no control characters, nothing invisible, no spaces around or doubled inside. */
export function cleaned(text: string): string {
  const seen = text
    .normalize('NFC')
    .replaceAll(INVISIBLE, (mark, at: number, all: string) =>
      works(mark, all.slice(Math.max(0, at - 2), at), all.slice(at + mark.length, at + mark.length + 2))
        ? mark
        : '',
    )
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  if (!VISIBLE.test(seen.replaceAll(INVISIBLE, '')))
    throw new Refused(400, 'empty', 'Write something that can be seen.');
  return seen;
}
