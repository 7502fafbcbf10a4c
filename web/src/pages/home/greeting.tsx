import { useTranslation } from 'react-i18next';

const skies = ['night', 'dawn', 'day', 'dusk'] as const;

/** All four stand in the markup, and the visitor's hour picks one, so that everybody can be served the same page. */
export function Greeting({ name }: { name?: string }) {
  const { t } = useTranslation('nextStep');
  return skies.map((sky) => (
    <span key={sky} data-shown-at={sky}>
      {name ? t(`greeting.${sky}`, { name }) : t(`hello.${sky}`)}
    </span>
  ));
}
