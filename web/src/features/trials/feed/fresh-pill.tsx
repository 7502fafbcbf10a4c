import { useQuery } from '@tanstack/react-query';
import { ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { freshSince, useNewVisit } from './feed.api.ts';

/** New projects wait here until they are asked for; nothing moves by itself. */
export function FreshPill({ visit }: { visit: string }) {
  const { t } = useTranslation('feed');
  const count = useQuery(freshSince(visit)).data?.count ?? 0;
  const anew = useNewVisit();
  return (
    <div role="status" className="empty:hidden">
      {count > 0 && (
        <Button
          variant="night"
          size="sm"
          className="rounded-full"
          loading={anew.isPending}
          onClick={() => anew.mutate()}
        >
          <ArrowUp aria-hidden="true" className="size-4" />
          {t('fresh', { count })}
        </Button>
      )}
    </div>
  );
}
