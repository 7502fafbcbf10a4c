import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { type ReportReason, reportReasons } from '@firstlight/contract/office/cases/case-rules.ts';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';

interface ReasonChoiceProps {
  value: ReportReason | null;
  onChange: (reason: ReportReason) => void;
  error: ReactNode;
}

/** Eleven reasons in two columns; the digits choose the first nine. */
export function ReasonChoice({ value, onChange, error }: ReasonChoiceProps) {
  const { t } = useTranslation('reports');
  const id = useId();
  const press = (event: KeyboardEvent) => {
    const reason = /^[1-9]$/.test(event.key) ? reportReasons[Number(event.key) - 1] : undefined;
    if (!reason) return;
    event.preventDefault();
    onChange(reason);
  };
  return (
    <div className="flex flex-col gap-2">
      <p id={id} className="font-semibold text-[0.9375rem]">
        {t('what')}
      </p>
      <RadioGroup<ReportReason>
        aria-labelledby={id}
        aria-invalid={error ? true : undefined}
        value={value as ReportReason}
        onValueChange={(next) => onChange(next)}
        onKeyDown={press}
        className="grid grid-cols-2 gap-1.5 tight:grid-cols-1"
      >
        {reportReasons.map((reason) => (
          <Radio.Root
            key={reason}
            value={reason}
            className="group/reason flex min-h-10 cursor-pointer items-center gap-2 rounded-control border border-line bg-surface px-2.5 text-small hover:border-ink data-checked:border-ink data-checked:font-semibold data-checked:shadow-[inset_0_0_0_1px_var(--ink)] sm:gap-3 pointer-coarse:min-h-11"
          >
            <span
              aria-hidden="true"
              className="size-4 shrink-0 rounded-full border border-line-strong group-data-checked/reason:border-5 group-data-checked/reason:border-ink"
            />
            {t(`reasons.${reason}`)}
          </Radio.Root>
        ))}
      </RadioGroup>
      {error && (
        <p role="alert" className="font-medium text-rose text-small">
          {error}
        </p>
      )}
    </div>
  );
}
