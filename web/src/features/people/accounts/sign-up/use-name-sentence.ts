import { accountLimits } from '@firstlight/contract/people/accounts/account-limits.ts';
import { personNameFault } from '@firstlight/contract/text/visible-name.ts';
import { useTranslation } from 'react-i18next';

/** What is wrong with somebody's name, in words; undefined where nothing is. */
export function useNameSentence(): (typed: string) => string | undefined {
  const { t } = useTranslation('accounts');
  const { t: tNames } = useTranslation('names');
  return (typed) => {
    const name = typed.trim();
    if (name === '') return t('signUp.invalid.name');
    if (name.length > accountLimits.nameMax)
      return t('signUp.invalid.nameLong', { count: accountLimits.nameMax });
    const fault = personNameFault(name);
    return fault && tNames(`faults.${fault}`);
  };
}
