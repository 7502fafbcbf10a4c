import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { Inline } from './inline.tsx';

it('makes a link of a label and a path, and keeps the words around it', () => {
  const page = show('See the [guidelines](/guidelines#ladder), please.');
  expect(page.textContent).toBe('See the guidelines, please.');
  expect(targetsIn(page)).toEqual(['/guidelines#ladder']);
});

it('leads to other sites over https, and to mail', () => {
  const page = show('[CNIL](https://www.cnil.fr) and [us](mailto:us@firstlight.example)');
  expect(targetsIn(page)).toEqual(['https://www.cnil.fr', 'mailto:us@firstlight.example']);
});

it('shows strong words', () => {
  const page = show('**Test.** Try it.');
  expect(page.querySelector('strong')?.textContent).toBe('Test.');
  expect(page.textContent).toBe('Test. Try it.');
});

it.each(['[x](javascript:alert)', '[x](//elsewhere.example)', '[x](http://plain.example)', '[x](#y)'])(
  'leaves %s the text it is',
  (text) => {
    const page = show(text);
    expect(page.textContent).toBe(text);
    expect(targetsIn(page)).toEqual([]);
  },
);

it('shows markup as the characters it is made of', () => {
  const page = show('<b onclick="x">bold</b> & [a <i>b</i>](/about)');
  expect(page.querySelector('b, i')).toBeNull();
  expect(page.textContent).toBe('<b onclick="x">bold</b> & a <i>b</i>');
});

function show(text: string): HTMLElement {
  return render(
    <MemoryRouter>
      <Inline text={text} />
    </MemoryRouter>,
  ).container;
}

function targetsIn(page: HTMLElement): (string | null)[] {
  return [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
}
