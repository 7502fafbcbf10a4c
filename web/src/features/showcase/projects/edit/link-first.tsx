import { isWebAddress } from '@firstlight/contract/text/web-address.ts';
import { CircleCheck, Link2, RotateCw } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { TextInput } from '../../../../ui/field/text-input.tsx';
import { useReadPage } from './page-reading.api.ts';
import { addressInput, type Filled } from './project-fields.tsx';

interface LinkFirstProps {
  filled: Filled;
  /** What the page says, to go where nothing stands yet. */
  onRead: (address: string, page: NonNullable<ReturnType<typeof useReadPage>['data']>) => void;
  onUndo: () => void;
  onWithout: () => void;
}

/** Begins with what is there already: the maker's own page. The form below stays usable meanwhile. */
export function LinkFirst({ filled, onRead, onUndo, onWithout }: LinkFirstProps) {
  const { t } = useTranslation('postProject');
  const [address, setAddress] = useState('');
  const [isFaulty, setFaulty] = useState(false);
  const read = useReadPage();
  const whole = wholeAddress(address);

  function start() {
    setFaulty(!isWebAddress(whole));
    if (!isWebAddress(whole) || read.isPending) return;
    setAddress(whole);
    read.mutate(whole, { onSuccess: (page) => onRead(whole, page) });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // Enter here reads the page; it must not publish the form around it.
    event.preventDefault();
    start();
  }

  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-h3">{t('linkFirst.title')}</h2>
      <div className="flex items-start gap-3 max-sm:flex-col">
        <Field
          label={t('linkFirst.label')}
          labelHidden
          error={isFaulty && t('invalid.link')}
          className="w-full min-w-0 flex-1"
        >
          <TextInput
            {...addressInput}
            prefix={<Link2 aria-hidden="true" />}
            value={address}
            onChange={(event) => setAddress(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </Field>
        <Button className="max-sm:w-full" loading={read.isPending} onClick={start}>
          {read.isSuccess && <RotateCw aria-hidden="true" className="size-4" />}
          {t(read.isSuccess ? 'linkFirst.again' : 'linkFirst.read')}
        </Button>
      </div>
      <div role="status" className="text-small empty:hidden">
        {read.isPending && (
          <p className="text-ink-muted">{t('linkFirst.reading', { host: hostOf(whole) })}</p>
        )}
        {read.isError && <p className="font-medium text-rose">{t('linkFirst.failed')}</p>}
        {read.isSuccess && (
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <CircleCheck aria-hidden="true" className="size-4 text-leaf" />
            {t(filled.size > 0 ? 'linkFirst.filled' : 'linkFirst.nothing')}
            {filled.size > 0 && (
              <button type="button" className="link" onClick={onUndo}>
                {t('linkFirst.undo')}
              </button>
            )}
          </p>
        )}
      </div>
      {!read.isSuccess && (
        <button type="button" className="link self-start" onClick={onWithout}>
          {t('linkFirst.without')}
        </button>
      )}
    </Card>
  );
}

/** “porchlight.example” is how people say it. */
function wholeAddress(typed: string): string {
  const text = typed.trim();
  return text === '' || /^[a-z]+:/i.test(text) ? text : `https://${text}`;
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address;
}
