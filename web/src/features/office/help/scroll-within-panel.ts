/**
 * Moves the scroll area, and the dialog around it only as far as a low screen asks for: by itself,
 * `scrollIntoView` would move both and push the search box out of sight.
 */
export function scrollWithinPanel(element: HTMLElement, align: 'start' | 'centre'): void {
  const panel = element.closest('[role="tabpanel"]');
  if (!panel) return;
  const box = element.getBoundingClientRect();
  const room = align === 'centre' ? (panel.clientHeight - box.height) / 2 : 0;
  panel.scrollTop += box.top - panel.getBoundingClientRect().top - room;
  element.scrollIntoView({ block: 'nearest' });
}
