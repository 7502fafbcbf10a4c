import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatClock } from '../../../lib/format-time.ts';
import { visitorLocale } from '../../../lib/language/visitor-locale.ts';
import { RadioCards } from '../../../ui/field/radio-cards.tsx';
import { newsletterQuery } from './newsletter.api.ts';

type Frequency = 'weekly' | 'monthly' | 'off';

interface FrequencyFieldProps<Value extends Frequency> {
  options: readonly Value[];
  value: Value;
  onChange: (value: Value) => void;
}

export function FrequencyField<Value extends Frequency>({
  options,
  value,
  onChange,
}: FrequencyFieldProps<Value>) {
  const { t, i18n } = useTranslation('newsletter');
  const { data } = useQuery(newsletterQuery);
  const hint = (option: Frequency) =>
    option === 'weekly' && data
      ? t('form.weeklyAt', weekTime(new Date(data.nextWeekly), i18n.language))
      : t(`form.${option}Hint`);
  return (
    <RadioCards<Value>
      legend={t('form.frequency')}
      options={options.map((option) => ({
        value: option,
        label: t(`form.${option as Frequency}`),
        description: hint(option),
      }))}
      value={value}
      onChange={onChange}
      className={`sm:grid ${options.length === 2 ? 'sm:grid-cols-2' : 'sm:grid-cols-3'} sm:*:first:col-span-full`}
    />
  );
}

/** The weekday and the time of an issue in the reader's zone, which is named: in some it is another day than in Paris. */
function weekTime(issue: Date, language: string): { day: string; time: string } {
  return {
    day: new Intl.DateTimeFormat(visitorLocale(language), { weekday: 'long' }).format(issue),
    time: formatClock(issue, language),
  };
}
