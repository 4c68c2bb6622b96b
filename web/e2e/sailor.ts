import type { Page } from '@playwright/test';

/**
 * Somebody who plays without knowing the game: touches what glows on the board, presses what may be pressed, and so
 * comes to the end of any game. Its choices are drawn from a seed, so that a run can be repeated.
 */
export class Sailor {
  readonly #page: Page;
  readonly #touch: boolean;
  #seed: number;

  constructor(page: Page, { touch = false, seed = 1 } = {}) {
    this.#page = page;
    this.#touch = touch;
    this.#seed = seed;
  }

  /** Plays until `done` says so; how many decisions it took. */
  async play(done: () => Promise<boolean>, patience = 60_000): Promise<number> {
    const until = Date.now() + patience;
    let decisions = 0;
    while (!(await done())) {
      if (Date.now() > until) throw new Error(`still playing: ${await this.prompt()}`);
      if (await this.decide()) decisions++;
      else await this.#page.waitForTimeout(25);
    }
    return decisions;
  }

  /** Touches one thing that may be touched; false if there is nothing just now. */
  async decide(): Promise<boolean> {
    const target = await this.#page.evaluate(reachable, this.#draw());
    if (!target) return false;
    const { x, y } = target;
    if (this.#touch) await this.#page.touchscreen.tap(x, y);
    else await this.#page.mouse.click(x, y);
    return true;
  }

  async prompt(): Promise<string> {
    return (
      (await this.#page
        .locator('.prompt strong')
        .textContent()
        .catch(() => '')) ?? ''
    );
  }

  #draw(): number {
    this.#seed = (Math.imul(this.#seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return this.#seed / 0x7fffffff;
  }
}

/** Runs in the page: a point on something that may be chosen now. What is open first, then the board, then buttons. */
function reachable(draw: number): { x: number; y: number } | undefined {
  const spots = (selector: string) =>
    [...document.querySelectorAll(selector)].flatMap((thing) => {
      const { left, top, width, height } = thing.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const inside = width > 0 && x > 0 && y > 0 && x < innerWidth && y < innerHeight;
      const hit =
        inside &&
        document
          .elementsFromPoint(x, y)
          .slice(0, 12)
          .some((e) => thing.contains(e));
      return hit ? [{ x, y }] : [];
    });
  const any = <T>(list: readonly T[]): T | undefined => list[Math.floor(draw * list.length)];
  const opened = spots('.callout.opened .several .button, .callout.opened .button.act');
  if (opened.length > 0) return any(opened);
  const confirm = spots('.plaque-answers .button.act:not(:disabled)');
  if (confirm.length > 0 && draw < 0.6) return confirm[0];
  const board = spots('[data-on].offered:not(.chosen)');
  const buttons = spots('.answers .button, .prompt.mine + .plaque-answers .button:not(:disabled)');
  return (
    any([...board, ...board, ...buttons]) ??
    confirm[0] ??
    spots('.edge')[0] ??
    spots('.tabs .lit:not([aria-pressed=true]), .rival-chip.lit')[0]
  );
}
