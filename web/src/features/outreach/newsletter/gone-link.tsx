import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { StateFrame } from '../../../ui/state/state-frame.tsx';
import { LinkForm } from './link-form.tsx';

/** A link of a mail that opens nothing any more. Whose it was is not said: whoever has it may be anybody. */
export function GoneLink({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('newsletter');
  return (
    <div className="max-w-form">
      <StateFrame headingLevel={1} title={t('link.goneTitle')}>
        <p>{t('link.gone')}</p>
      </StateFrame>
      <LinkForm />
      <Button className="mt-4" onClick={onLeave}>
        {t('link.goneOn')}
      </Button>
    </div>
  );
}
