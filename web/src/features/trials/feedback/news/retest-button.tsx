import { ArrowUpRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { openInNewTab } from '../../../../lib/open-in-new-tab.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { showToast } from '../../../../ui/overlay/show-toast.ts';
import { useRetest } from './retest.api.ts';

interface RetestButtonProps {
  projectId: string;
  onLeave: () => void;
}

/** One press: the new version in its own tab, and here its page, where the feedback waits to be looked at again. */
export function RetestButton({ projectId, onLeave }: RetestButtonProps) {
  const { t } = useTranslation('notifications');
  const navigate = useNavigate();
  const retest = useRetest(projectId);

  async function leave() {
    try {
      await openInNewTab(async () => (await retest.mutateAsync()).address);
      onLeave();
      await navigate(`/project/${projectId}`);
    } catch {
      showToast({ kind: 'error', title: t('kinds.credit.failed') });
    }
  }

  return (
    <div className="px-4 pb-3 pl-9">
      <Button size="sm" loading={retest.isPending} onClick={() => void leave()}>
        {t('kinds.credit.button')}
        <ArrowUpRight className="size-4" aria-hidden="true" />
        <span className="sr-only">{t('kinds.credit.newTab')}</span>
      </Button>
    </div>
  );
}
