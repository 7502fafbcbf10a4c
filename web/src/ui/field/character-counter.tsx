import { Field } from '@base-ui/react/field';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';

interface CharacterCounterProps {
  length: number;
  limit: number;
  always?: boolean;
}

const nearlyFull = 0.8;
const lastCall = 20;

/** Seen from 80 % on. Heard only when 20 are left, when none is and when it is too long: not at every key. */
export function CharacterCounter({ length, limit, always = false }: CharacterCounterProps) {
  const { t } = useTranslation('ui');
  const left = limit - length;
  const seen = always || length >= limit * nearlyFull;
  return (
    <>
      {seen && (
        <Field.Description
          className={clsx('log', left < 0 ? 'font-semibold text-rose' : 'text-ink-muted')}
          aria-label={t('counter.used', { length, limit })}
          render={<p role="note" />}
        >
          {length} / {limit}
        </Field.Description>
      )}
      <span role="status" className="sr-only">
        {left < 0 && t('counter.over', { limit })}
        {left === 0 && t('counter.full')}
        {left > 0 && left <= lastCall && t('counter.left', { count: lastCall })}
      </span>
    </>
  );
}
