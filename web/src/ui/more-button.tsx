import type { ReactNode } from 'react';
import { Button } from './button.tsx';

interface MoreButtonProps {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  size?: 'sm' | 'md';
  children: ReactNode;
}

/** Below a list that comes in pages, as long as there is another one. */
export function MoreButton({ list, size = 'md', children }: MoreButtonProps) {
  if (!list.hasNextPage) return null;
  return (
    <div>
      <Button size={size} loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {children}
      </Button>
    </div>
  );
}
