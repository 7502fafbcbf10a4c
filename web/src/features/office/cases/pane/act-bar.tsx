import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../../lib/api/api-error.ts';

interface ActBarProps {
  /** One field that the choice asks for, above the rest. */
  above?: ReactNode;
  /** Why the last try did not go through; what was typed is still there. */
  error?: unknown;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** At the end of what is open and always in view. On a phone it takes the place of the tabs. */
export function ActBar({ above, error, children, ref }: ActBarProps) {
  const { t } = useTranslation('moderator');
  const { t: tRequest } = useTranslation('request');
  return (
    <div
      ref={ref}
      data-composer=""
      className="sticky bottom-0 z-10 flex flex-col gap-2 border-line border-t bg-surface px-4 pt-2 pb-[calc(0.625rem+env(safe-area-inset-bottom))] desk:static desk:pr-18 desk:pl-5"
    >
      {above}
      {Boolean(error) && (
        <p role="alert" className="text-rose text-small">
          <span className="font-semibold">{t('notSent')}</span> {errorMessage(tRequest, error)}
        </p>
      )}
      <div className="flex flex-col gap-2.5 desk:flex-row desk:items-center desk:gap-2">{children}</div>
    </div>
  );
}
