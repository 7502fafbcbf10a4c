/** A card that is one choice: chosen, it gets a second line of ink rather than a colour. */
export const choiceCardClasses = [
  'rounded-control border border-line px-3.5 py-2.5 transition-[border-color,box-shadow] duration-90',
  'hover:border-line-strong has-data-checked:border-ink has-data-checked:shadow-[inset_0_0_0_1px_var(--ink)]',
  'has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
].join(' ');
