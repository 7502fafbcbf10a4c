import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from './button.tsx';

interface MoreButtonProps {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  size?: 'sm' | 'md';
  className?: string;
  children: ReactNode;
}

/** Right below a list that comes in pages: drawn always, and seen as long as there is another one. */
export function MoreButton({ list, size = 'md', className, children }: MoreButtonProps) {
  const lastRow = useRef<Element>(null);

  // With the last page the button goes; whoever pressed it goes on at the first row that came.
  useEffect(() => {
    const row = lastRow.current?.nextElementSibling;
    if (list.hasNextPage || document.activeElement !== document.body || !(row instanceof HTMLElement)) return;
    row.tabIndex = -1;
    row.focus({ preventScroll: true });
  }, [list.hasNextPage]);

  if (!list.hasNextPage) return null;
  return (
    <div className={className}>
      <Button
        size={size}
        loading={list.isFetchingNextPage}
        onClick={({ currentTarget }) => {
          lastRow.current = currentTarget.parentElement?.previousElementSibling?.lastElementChild ?? null;
          list.fetchNextPage();
        }}
      >
        {children}
      </Button>
    </div>
  );
}
