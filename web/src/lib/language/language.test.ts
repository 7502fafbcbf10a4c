import { afterEach, describe, expect, it } from 'vitest';
import { dropLanguageFromAddress, rememberLanguage, startLanguage } from './language.ts';

afterEach(() => {
  history.replaceState(null, '', '/');
});

function visit(address: string) {
  history.replaceState(null, '', address);
}

describe('the language at the start', () => {
  it('is English where nothing else is known', () => {
    expect(startLanguage()).toBe('en');
  });

  it('is the remembered one', () => {
    rememberLanguage('fr');
    expect(startLanguage()).toBe('fr');
  });

  it('is that of a shared link, which a newcomer keeps', () => {
    visit('/about?lang=fr');
    expect(startLanguage()).toBe('fr');
    expect(localStorage.getItem('language')).toBe('fr');
  });

  it('is that of a shared link, which does not overwrite a choice', () => {
    rememberLanguage('en');
    visit('/about?lang=fr');
    expect(startLanguage()).toBe('fr');
    expect(localStorage.getItem('language')).toBe('en');
  });

  it('ignores a language that is not ours', () => {
    visit('/about?lang=de');
    localStorage.setItem('language', 'klingon');
    expect(startLanguage()).toBe('en');
  });
});

it('a language chosen by hand takes the link’s one out of the address, and nothing else', () => {
  visit('/contact?lang=fr&topic=press#form');
  dropLanguageFromAddress();
  expect(location.href).toMatch(/\/contact\?topic=press#form$/);
});
