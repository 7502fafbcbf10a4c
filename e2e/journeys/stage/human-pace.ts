import type { Locator, Page } from '@playwright/test';

const charactersPerSecond = 5;
const secondsPerStep = 1.2;

/**
 * Walks a path as a person would, and counts what it would cost one: so many characters typed, and a moment for each press
 * and each look. Nothing is measured, so that a busy machine makes no path longer.
 */
export function humanPace(page: Page) {
  let characters = 0;
  let steps = 0;
  const gates: string[] = [];
  return {
    async press(target: Locator): Promise<void> {
      steps += 1;
      await target.click();
    },
    async type(field: Locator, text: string): Promise<void> {
      steps += 1;
      characters += text.length;
      await field.fill(text);
    },
    /** By the keyboard alone: each key that is no letter is a press. */
    async keys(...names: string[]): Promise<void> {
      for (const name of names) {
        steps += 1;
        await page.keyboard.press(name);
      }
    },
    async typeHere(text: string): Promise<void> {
      characters += text.length;
      await page.keyboard.type(text);
    },
    /** Reads what is there, elsewhere too: a mail, another page. */
    look(): void {
      steps += 1;
    },
    /** Something that must be passed before going on. */
    gate(name: string): void {
      gates.push(name);
    },
    count(): { seconds: number; steps: number; gates: string[] } {
      const seconds = Math.round(characters / charactersPerSecond + steps * secondsPerStep);
      return { seconds, steps, gates };
    },
  };
}
