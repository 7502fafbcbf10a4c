import { iterationLimits } from '@firstlight/contract/trials/iterations/iteration-limits.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { MoreButton } from '../../../ui/button/more-button.tsx';
import { Checkbox } from '../../../ui/field/checkbox.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';

interface Piece {
  id: string;
  label: string;
  text: string;
}

interface CreditPickerProps {
  legend: string;
  /** Where the pieces come from. */
  list: {
    isPending: boolean;
    isLoadingError: boolean;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    refetch: () => unknown;
    fetchNextPage: () => unknown;
  };
  pieces: readonly Piece[];
  chosen: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

/** The notes of one kind, to be ticked. Where there are none there is nothing to choose, and nothing is shown. */
export function CreditPicker({ legend, list, pieces, chosen, onChange }: CreditPickerProps) {
  const { t } = useTranslation('iterations');
  const isFull = chosen.length >= iterationLimits.creditsMax;
  if (list.isPending) return <Skeleton className="h-24" />;
  if (list.isLoadingError) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 text-small">
        {t('credits.failed')}
        <Button size="sm" onClick={() => void list.refetch()}>
          {t('tryAgain')}
        </Button>
      </div>
    );
  }
  if (pieces.length === 0) return null;
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-semibold text-[0.9375rem]">{legend}</legend>
      <div className="flex flex-col gap-2">
        {pieces.map(({ id, label, text }) => (
          <Checkbox
            key={id}
            look="card"
            label={label}
            description={<span className="line-clamp-3 [overflow-wrap:anywhere]">{text}</span>}
            checked={chosen.includes(id)}
            disabled={isFull && !chosen.includes(id)}
            onChange={(checked) =>
              onChange(checked ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
          />
        ))}
      </div>
      <MoreButton list={list} size="sm">
        {t('more')}
      </MoreButton>
      <p role="status" className="text-ink-faint text-small">
        {isFull && t('credits.full', { count: iterationLimits.creditsMax })}
      </p>
    </fieldset>
  );
}
