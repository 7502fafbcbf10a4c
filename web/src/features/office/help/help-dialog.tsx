import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { contactAddress } from '../../../lib/contact-address.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { HelpReader } from './help-reader.tsx';
import { helpValues } from './help-values.ts';

export interface HelpDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What to look for in it from the start. */
  query: string;
  languageSwitch: ReactNode;
}

export function HelpDialog({ open, onOpenChange, query, languageSwitch }: HelpDialogProps) {
  const { t } = useTranslation('help');
  const titleRef = useRef<HTMLSpanElement>(null);
  const fieldRef = useRef<HTMLInputElement>(null);
  const isLeaving = useRef(false);

  const leave = () => {
    isLeaving.current = true;
    onOpenChange(false);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title={
        <span ref={titleRef} tabIndex={-1}>
          {t('title')}
        </span>
      }
      footer={<Contact />}
      initialFocus={() => {
        isLeaving.current = false;
        // In a field on a touch screen, the keyboard would jump up and cover half of the help.
        return matchMedia('(pointer: coarse)').matches ? titleRef.current : fieldRef.current;
      }}
      finalFocus={() => !isLeaving.current}
    >
      <HelpReader fieldRef={fieldRef} query={query} languageSwitch={languageSwitch} onLeave={leave} />
    </Dialog>
  );
}

function Contact() {
  const { t, i18n } = useTranslation('help');
  return (
    <p className="flex w-full flex-wrap items-baseline justify-between gap-x-3">
      <span>
        {t('contact.question')}{' '}
        <a href={`mailto:${contactAddress}`} className="link break-all">
          {contactAddress}
        </a>
      </span>
      <span className="text-ink-muted text-small">{t('contact.reply', helpValues(i18n.language))}</span>
    </p>
  );
}
