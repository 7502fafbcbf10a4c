import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLazyPart } from '../../lib/use-lazy-part.ts';
import { pathOf } from '../routes.ts';
import { loadRailCount } from './load-rail-count.ts';

/** On a phone, where there is no rail and the five tabs are taken. */
export function MessagesLink() {
  const { t } = useTranslation();
  const Count = useLazyPart(true, loadRailCount);
  return (
    <Link
      to={pathOf('messages')}
      className="relative grid size-11 place-items-center rounded-control text-ink hover:bg-sunken md:hidden"
    >
      <MessageCircle aria-hidden="true" className="size-5 stroke-[1.75]" />
      <span className="sr-only">{t('pages.messages')}</span>
      {Count && <Count page="messages" look="dot" />}
    </Link>
  );
}
