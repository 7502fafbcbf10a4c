import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../../lib/api/api-error.ts';
import { openInNewTab } from '../../../../lib/open-in-new-tab.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Kbd } from '../../../../ui/button/kbd.tsx';
import { showToast } from '../../../../ui/overlay/show-toast.ts';
import { useStartTest } from './tests.api.ts';

interface WayOutProps {
  projectId: string;
  /** Where it leads is known. */
  isKnown: boolean;
  children: ReactNode;
  variant?: 'sun' | 'outline';
  size?: 'md' | 'lg';
  className?: string;
  /** The key that presses it, where a page has such keys. */
  shortcut?: string;
  /** Called once the project is on its way to its own tab. */
  onLeave?: () => void;
}

/** The button to a project outside of here, in a tab of its own. */
export function LeaveLink({
  projectId,
  isKnown,
  children,
  variant = 'sun',
  size = 'lg',
  className,
  shortcut,
  onLeave,
}: WayOutProps) {
  const { t } = useTranslation('feedback');
  const { t: tRequest } = useTranslation('request');
  const start = useStartTest(projectId);

  async function leave() {
    try {
      await openInNewTab(async () => (await start.mutateAsync()).address);
      onLeave?.();
    } catch (error) {
      showToast({ kind: 'error', title: t('test.failed'), description: errorMessage(tRequest, error) });
    }
  }

  return (
    <Button
      variant={variant}
      size={size}
      loading={start.isPending}
      disabled={!isKnown}
      onClick={() => void leave()}
      {...(shortcut && { 'aria-keyshortcuts': shortcut })}
      {...(className && { className })}
    >
      {children}
      <ArrowUpRight className="size-5" aria-hidden="true" />
      {shortcut && <Kbd className="max-md:hidden pointer-coarse:hidden">{shortcut}</Kbd>}
      <span className="sr-only">{t('test.newTab')}</span>
    </Button>
  );
}
