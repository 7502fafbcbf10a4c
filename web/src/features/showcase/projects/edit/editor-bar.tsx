import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button/button.tsx';
import { buttonClasses } from '../../../../ui/button/button-classes.ts';
import type { ProjectFormHandle } from './project-fields.tsx';
import { focusName, missingIn } from './writing.ts';

interface EditorBarProps {
  form: ProjectFormHandle;
  /** Where what was typed is kept. */
  status?: ReactNode;
  action: string;
  sending: boolean;
}

/** Always in view: what is kept, what is missing, and the way out. Publishing is never barred; it leads to the first gap. */
export function EditorBar({ form, status, action, sending }: EditorBarProps) {
  const { t, i18n } = useTranslation('postProject');
  const missing = missingIn(form.watch());
  const list = new Intl.ListFormat(i18n.language).formatToParts(missing);
  return (
    <div
      data-thumb-bar=""
      className="sticky bottom-0 z-20 col-span-full -mx-4 flex min-h-18 flex-wrap items-center gap-x-5 gap-y-1 border-line border-t bg-surface py-2 pr-22 pl-4 max-md:bottom-[calc(3.625rem+env(safe-area-inset-bottom))] sm:-mx-7 sm:pl-7 md:-mx-10 md:pl-10"
    >
      <div role="status" className="min-w-0">
        {status}
      </div>
      {missing.length > 0 && (
        <p className="min-w-0 text-small max-md:basis-full">
          {t('bar.missing')}{' '}
          {list.map(({ type, value }) =>
            type === 'element' ? (
              <button
                key={value}
                type="button"
                className="link"
                onClick={() => form.setFocus(focusName(value as (typeof missing)[number]))}
              >
                {t(`bar.fields.${value as 'name'}`)}
              </button>
            ) : (
              value
            ),
          )}
        </p>
      )}
      <div className="ml-auto flex flex-wrap items-center justify-end gap-3">
        <a href="#preview-title" className={buttonClasses({ variant: 'ghost' })}>
          <Eye aria-hidden="true" className="size-4.5" />
          {t('bar.preview')}
        </a>
        <Button type="submit" variant="sun" loading={sending}>
          {action}
        </Button>
      </div>
    </div>
  );
}
