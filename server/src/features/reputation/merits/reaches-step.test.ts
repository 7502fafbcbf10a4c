import { badgeRules, profileRules } from '@firstlight/contract/rules.ts';
import { expect, it } from 'vitest';
import { reachesStep } from './reaches-step.ts';

const everyStep = [...profileRules.counterSteps, ...badgeRules.helper.helpful];

it.each(everyStep)('the step of %i is reached by that many makers, and not by one fewer', (step) => {
  expect(reachesStep(Array(step).fill(1), step)).toBe(true);
  expect(reachesStep(Array(step - 1).fill(1), step)).toBe(false);
});

it.each(everyStep)('the step of %i is never the doing of fewer makers than the rule asks', (step) => {
  const each = (makers: number) => Array(makers).fill(1_000);
  expect(reachesStep(each(profileRules.makersMin - 1), step)).toBe(false);
  expect(reachesStep(each(profileRules.makersMin), step)).toBe(true);
});
