import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../lib/api/api-error.ts';
import { Button } from './button.tsx';

interface MoreButtonProps {
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
    isFetchNextPageError?: boolean;
    error?: unknown;
  };
  /** The list that it stands below, where that is not the element before it. */
  rows?: RefObject<Element | null>;
  size?: 'sm' | 'md';
  className?: string;
  children: ReactNode;
}

/** Right below a list that comes in pages: drawn always, and seen as long as there is another one. */
export function MoreButton({ list, rows, size = 'md', className, children }: MoreButtonProps) {
  const { t } = useTranslation('request');
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
          const before = rows ? rows.current : currentTarget.parentElement?.previousElementSibling;
          lastRow.current = before?.lastElementChild ?? null;
          list.fetchNextPage();
        }}
      >
        {children}
      </Button>
      {list.isFetchNextPageError && (
        <p role="alert" className="mt-2 text-rose text-small">
          {errorMessage(t, list.error)}
        </p>
      )}
    </div>
  );
}
