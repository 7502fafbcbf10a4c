import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClasses } from '../../ui/button/button-classes.ts';
import { StateView } from '../../ui/state/state-view.tsx';

const kinds = { notFound: 'notFound', unauthorized: 'forbidden' } as const;

interface DeadEndProps {
  name: keyof typeof kinds;
  /** Other ways on, where there are some. */
  children?: ReactNode;
}

/** A whole page that says why there is nothing here, with a way home and a way to ask. */
export function DeadEnd({ name, children }: DeadEndProps) {
  const { t } = useTranslation('errorPages');
  return (
    <div className="mx-auto max-w-browse px-4 py-10 sm:px-7 md:px-10">
      <StateView
        kind={kinds[name]}
        title={t(`${name}.title`)}
        headingLevel={1}
        actions={
          <>
            <Link to="/" className={buttonClasses({ variant: 'sun' })}>
              {t('backHome')}
            </Link>
            <Link to="/contact" className={buttonClasses()}>
              {t(`${name}.contact`)}
            </Link>
          </>
        }
      >
        <p>{t(`${name}.body`)}</p>
        {children}
      </StateView>
    </div>
  );
}
