import type { WholeCase } from '@firstlight/contract/office/cases/cases.ts';
import { moderationRules } from '@firstlight/contract/rules.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Avatar } from '../../../../ui/picture/avatar.tsx';
import { StrikeLine } from './strike-line.tsx';

/** Whose it is, and what came before. Of a hidden author a number alone: no name, no dates, no language. */
export function PersonPart({ one }: { one: WholeCase }) {
  const { t } = useTranslation('moderator');
  const id = useId();
  const { person, isHidden } = one;
  const name = isHidden
    ? one.tester === null
      ? t('person.someTester')
      : t('person.tester', { number: one.tester })
    : (person.name ?? t('person.gone'));
  return (
    <section aria-labelledby={id} className="flex flex-col gap-1.5">
      <div className="flex items-center gap-2.5">
        <Avatar name={name} anonymous={isHidden} size="xs" decorative />
        <h3 id={id} className="min-w-0 flex-1 font-text text-[0.9375rem]">
          <span className="break-words font-semibold">{name}</span>
          {!isHidden && person.username && (
            <span className="font-normal text-ink-muted">
              {' '}
              <Link
                to={`/profile/${person.username}`}
                className="underline underline-offset-2 hover:text-ink"
              >
                @{person.username}
              </Link>
              {person.language && ` · ${t(`person.language.${person.language}`)}`}
            </span>
          )}
        </h3>
        <span className="shrink-0 text-ink-muted text-small">
          {isHidden
            ? t('person.strikes', { count: person.strikes })
            : t('person.strikesIn', { count: person.strikes, days: moderationRules.strikeWindowDays })}
        </span>
      </div>
      {isHidden ? (
        <p className="text-ink-muted text-small">
          {t(person.isYoung ? 'person.young' : 'person.settled')} {t('person.unnamed')}
        </p>
      ) : (
        <>
          <StrikeLine past={person.past} />
          {person.isYoung && <p className="text-ink-muted text-small">{t('person.young')}</p>}
        </>
      )}
    </section>
  );
}
