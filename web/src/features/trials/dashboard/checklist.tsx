import type { Ledger } from '@firstlight/contract/trials/dashboard/dashboard.ts';
import { useQuery } from '@tanstack/react-query';
import { Circle, CircleCheck, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { stepsQuery, useTakeStep } from './steps.api.ts';

interface Line {
  name: 'cover' | 'question' | 'link' | 'share';
  isDone: boolean;
  to: string;
  isAway?: boolean;
  onGo?: () => void;
}

/** What makes a first project ready to be met. It goes when all is done, and for good when its maker hides it. */
export function Checklist({ ledger }: { ledger: Ledger }) {
  const { t } = useTranslation('dashboard');
  const { data } = useQuery(stepsQuery);
  const take = useTakeStep();
  if (!data || data.taken.includes('checklist')) return null;
  const lines: Line[] = [
    { name: 'cover', isDone: ledger.cover !== null, to: `/post-project?project=${ledger.id}#cover` },
    { name: 'question', isDone: ledger.asks, to: `/post-project?project=${ledger.id}#questions` },
    ...(ledger.link === null
      ? []
      : [
          {
            name: 'link' as const,
            isDone: data.taken.includes('link'),
            to: ledger.link,
            isAway: true,
            onGo: () => take.mutate('link'),
          },
        ]),
    { name: 'share', isDone: data.taken.includes('share'), to: `/project/${ledger.id}/live` },
  ];
  const done = lines.filter(({ isDone }) => isDone).length;
  if (done === lines.length) return null;
  return (
    <div className="relative flex flex-wrap items-center gap-x-6 gap-y-1 rounded-control bg-sunken py-1.5 pr-1.5 pl-4 text-small max-md:flex-col max-md:items-start">
      <p>
        <span className="font-semibold">{t('checklist.title', { name: ledger.name })}</span>{' '}
        <span className="text-ink-muted">{t('checklist.count', { done, total: lines.length })}</span>
      </p>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 max-md:flex-col">
        {lines.map((line) => (
          <li key={line.name} className="flex min-h-9 items-center gap-2">
            <ChecklistLine line={line} />
          </li>
        ))}
      </ul>
      <IconButton
        label={t('checklist.hide')}
        size="sm"
        className="ml-auto max-md:absolute max-md:top-1 max-md:right-1"
        icon={<X aria-hidden="true" />}
        onClick={() => take.mutate('checklist')}
      />
    </div>
  );
}

function ChecklistLine({ line: { name, isDone, to, isAway, onGo } }: { line: Line }) {
  const { t } = useTranslation('dashboard');
  const words = t(`checklist.${name}`);
  if (isDone) {
    return (
      <>
        <CircleCheck aria-hidden="true" className="size-4.5 text-leaf" />
        <span className="text-leaf">{words}</span>
        <span className="sr-only">{t('checklist.done')}</span>
      </>
    );
  }
  return (
    <>
      <Circle aria-hidden="true" className="size-4.5 text-ink-faint" />
      {isAway ? (
        <a href={to} target="_blank" rel="noopener noreferrer" onClick={onGo} className="link font-semibold">
          {words}
        </a>
      ) : (
        <Link to={to} onClick={onGo} className="link font-semibold">
          {words}
        </Link>
      )}
    </>
  );
}
