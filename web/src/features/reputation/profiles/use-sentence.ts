import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../lib/api/api-error.ts';

/** What an error says to people, or nothing where there is none. */
export function useSentence(): (error: unknown) => string | undefined {
  const { t } = useTranslation('request');
  return (error) => (error ? errorMessage(t, error) : undefined);
}
