/** For a button that goes with its press: the focus goes on in the next row, or the one before, or on the page. */
export function passFocusOn({ currentTarget: button }: { currentTarget: Element }): void {
  const row = button.closest('li');
  focus(row?.nextElementSibling ?? row?.previousElementSibling ?? button.closest('main'));
}

/** For a button that goes with its press while its row stays: the focus stays in the row, or on the page. */
export function keepFocusNear({ currentTarget: button }: { currentTarget: Element }): void {
  focus(button.closest('li') ?? button.closest('main'));
}

function focus(stays: Element | null): void {
  if (!(stays instanceof HTMLElement)) return;
  stays.tabIndex = -1;
  stays.focus({ preventScroll: true });
}
