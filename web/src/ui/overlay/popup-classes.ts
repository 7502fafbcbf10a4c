/** The sheet that menus, lists and popovers open on: it rises a little from what opened it. */
export const popupClasses = [
  'origin-(--transform-origin) border border-line bg-raised text-ink shadow-e3 outline-none',
  'transition-[opacity,transform] duration-160',
  'data-starting-style:translate-y-2 data-starting-style:opacity-0 data-ending-style:opacity-0',
].join(' ');

export const optionClasses = [
  'flex min-h-10 cursor-default items-center gap-2.5 rounded-kbd px-2.5 py-1.5 text-[0.9375rem] outline-none select-none',
  'data-highlighted:bg-sunken pointer-coarse:min-h-11 off-limits:text-ink-faint',
  '[&>svg]:size-4.5 [&>svg]:shrink-0 [&>svg]:stroke-[1.75]',
].join(' ');

/** Names a group of options; log notation is kept for facts. */
export const groupLabelClasses = 'px-2.5 py-1.5 font-semibold text-ink-faint text-small';
