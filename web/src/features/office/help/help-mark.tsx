import { useTranslation } from 'react-i18next';
import { useHelp } from './help-context.ts';

/** On the phone of somebody signed in the last line is for their tabs, so the way to help stands in the header. */
export function HelpMark() {
  const { t } = useTranslation();
  const help = useHelp();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={(event) => {
        // Safari does not focus a button that is clicked, and this is where focus comes back to.
        event.currentTarget.focus();
        help.show();
      }}
      className="grid size-11 place-items-center rounded-control font-display font-semibold text-lead hover:bg-sunken md:hidden"
    >
      <span aria-hidden="true">?</span>
      <span className="sr-only">{t('help.open')}</span>
    </button>
  );
}
