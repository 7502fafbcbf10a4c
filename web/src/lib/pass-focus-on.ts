/** For a button that goes with its press: the focus goes on in the next row, or the one before, or on the page. */
export function passFocusOn({ currentTarget: button }: { currentTarget: Element }): void {
  const row = button.closest('li');
  const stays = row?.nextElementSibling ?? row?.previousElementSibling ?? button.closest('main');
  if (!(stays instanceof HTMLElement)) return;
  stays.tabIndex = -1;
  stays.focus({ preventScroll: true });
}
