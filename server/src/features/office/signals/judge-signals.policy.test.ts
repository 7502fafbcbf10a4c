import type { Signal } from '@firstlight/contract/office/cases/signal-rules.ts';
import { describe, expect, it } from 'vitest';
import { isHeld, isHeldSilently, opensCase, reasonOfSignals, weighSignals } from './judge-signals.policy.ts';

const now = new Date('2026-11-17T10:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
const held = (signals: Signal[], { days = 1, hasShownMerit = false } = {}) =>
  isHeld({ signals, openedAt: daysAgo(days), hasShownMerit }, now);

describe('what is noticed', () => {
  it('weighs each kind once', () => {
    expect(weighSignals([])).toBe(0);
    expect(weighSignals(['scam', 'contact'])).toBe(5);
    expect(weighSignals(['scam', 'scam'])).toBe(3);
    expect(weighSignals(['return', 'ring'])).toBe(6);
  });

  it('asks a person, unless it is only a contact address', () => {
    expect(opensCase(['contact'])).toBe(false);
    expect(opensCase(['contact', 'insult'])).toBe(true);
    expect(opensCase([])).toBe(false);
  });

  it('is about the rule of the heaviest, and about a scam before all', () => {
    expect(reasonOfSignals(['insult', 'contact'])).toBe('harassment');
    expect(reasonOfSignals(['insult', 'links'])).toBe('spam');
    expect(reasonOfSignals(['links', 'scam'])).toBe('scam');
    expect(reasonOfSignals(['return'])).toBe('other');
    expect(reasonOfSignals(['ring'])).toBe('fake_feedback');
    expect(reasonOfSignals(['contact'])).toBe('spam');
  });
});

describe('an account', () => {
  it.each<[Signal[], boolean]>([
    [['scam'], false],
    [['insult', 'contact'], false],
    [['same_text'], false],
    [['scam', 'contact'], true],
    [['same_text', 'links'], true],
    [['links', 'repeats'], true],
    [['return', 'contact'], true],
  ])('with %j is held: %s', (signals, is) => {
    expect(held(signals)).toBe(is);
  });

  it('is held in its first week alone, and not once its profile shows that it helped', () => {
    expect(held(['scam', 'contact'], { days: 6.9 })).toBe(true);
    expect(held(['scam', 'contact'], { days: 7 })).toBe(false);
    expect(held(['scam', 'contact'], { hasShownMerit: true })).toBe(false);
  });

  it('is never held by what hidden testers did', () => {
    expect(held(['ring', 'same_text'])).toBe(false);
    expect(held(['ring', 'return', 'contact'])).toBe(true);
  });

  it.each<[Signal[], boolean]>([
    [['scam', 'contact'], false],
    [['return', 'contact'], false],
    [['same_text', 'insult'], false],
    [['same_text', 'contact'], false],
    [['same_text', 'scam'], true],
    [['repeats', 'scam'], true],
    [['links', 'contact'], true],
  ])('held for %j is held without a word only for mass content that sells or lures: %s', (signals, is) => {
    expect(isHeldSilently(signals)).toBe(is);
  });
});
