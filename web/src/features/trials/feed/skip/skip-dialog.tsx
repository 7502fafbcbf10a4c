import { feedbackRules } from '@firstlight/contract/rules.ts';
import type { FeedCard } from '@firstlight/contract/trials/feed/feed.ts';
import { type SkipReason, skipReasons } from '@firstlight/contract/trials/feedback/skip-rules.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button/button.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { RadioCards } from '../../../../ui/field/radio-cards.tsx';
import { Textarea } from '../../../../ui/field/textarea.tsx';
import { Dialog, DialogClose } from '../../../../ui/overlay/dialog.tsx';
import { SkipStarters } from './skip-starters.tsx';
import { useSkipForm, type WrittenSkip } from './use-skip-form.ts';

interface SkipDialogProps {
  card: FeedCard;
  /** Chosen by its digit before the dialog was open. */
  preset: SkipReason | null;
  open: boolean;
  onClose: () => void;
  onSubmit: (written: WrittenSkip) => void;
  /** Where the hands go on: the next card, or the button that was pressed. */
  finalFocus: () => HTMLElement | null;
}

/** A reason, a line, and on: about ten seconds, with or without a pointer. */
export function SkipDialog({ card, preset, open, onClose, onSubmit, finalFocus }: SkipDialogProps) {
  const { t } = useTranslation('feed');
  const formId = useId();
  const form = useSkipForm(card.id, preset, onSubmit);
  const prompt = t(`skip.prompts.${form.reason ?? 'none'}`);
  const options = skipReasons.map((value, index) => ({
    value,
    label: t(`skip.reasons.${value}`),
    shortcut: String(index + 1),
  }));
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('skip.title', { name: card.name })}
      description={t('skip.lead')}
      // By touch the keyboard must not jump up over the reasons.
      initialFocus={(type) =>
        type === 'touch' ? true : preset ? form.noteField.current : form.firstReason()
      }
      finalFocus={finalFocus}
      footer={
        <>
          <DialogClose>
            <Button variant="ghost">{t('skip.back')}</Button>
          </DialogClose>
          <Button type="submit" form={formId} variant="sun" aria-keyshortcuts="Control+Enter Meta+Enter">
            {t('skip.submit')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={form.submit}
        onKeyDown={form.onKeyDown}
        className="flex flex-col gap-4"
      >
        <div ref={form.reasons}>
          <RadioCards
            legend={t('skip.reason')}
            legendHidden
            options={options}
            value={form.reason}
            onChange={form.choose}
            error={form.faults.reason && t('skip.reasonMissing')}
          />
        </div>
        <div className="flex flex-col gap-2">
          <Field label={prompt} error={noteFault()}>
            <Textarea
              ref={form.noteField}
              value={form.note}
              onChange={(event) => form.write(event.target.value)}
              limit={feedbackRules.skipNoteMax}
              counter="always"
              rows={2}
              required
              enterKeyHint="send"
            />
          </Field>
          <SkipStarters note={form.note} onChoose={form.start} />
        </div>
      </form>
    </Dialog>
  );

  function noteFault(): string | undefined {
    if (form.faults.note === 'missing') return t('skip.noteMissing');
    return form.faults.note === 'long' ? t('skip.noteLong', { count: feedbackRules.skipNoteMax }) : undefined;
  }
}
