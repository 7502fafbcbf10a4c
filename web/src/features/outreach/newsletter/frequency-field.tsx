import { newsletterRules } from '@firstlight/contract/rules.ts';
import { useTranslation } from 'react-i18next';
import { RadioCards } from '../../../ui/field/radio-cards.tsx';

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
  const { t } = useTranslation('newsletter');
  return (
    <RadioCards<Value>
      legend={t('form.frequency')}
      options={options.map((option) => ({
        value: option,
        label: t(`form.${option as Frequency}`),
        description: t(`form.${option as Frequency}Hint`, { time: newsletterRules.sendTime }),
      }))}
      value={value}
      onChange={onChange}
      className={`sm:grid ${options.length === 2 ? 'sm:grid-cols-2' : 'sm:grid-cols-3'} sm:*:first:col-span-full`}
    />
  );
}
