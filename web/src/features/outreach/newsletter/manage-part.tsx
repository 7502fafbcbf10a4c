import { type Language, languages } from '@firstlight/contract/languages.ts';
import type { Subscription } from '@firstlight/contract/outreach/newsletter/newsletter.ts';
import type { Category } from '@firstlight/contract/showcase/projects/categories.ts';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../lib/api/api-error.ts';
import { useSavedField } from '../../../lib/use-saved-field.ts';
import { RadioCards } from '../../../ui/field/radio-cards.tsx';
import { SaveNote } from '../../../ui/field/save-note.tsx';
import { showToast } from '../../../ui/overlay/show-toast.ts';
import { FrequencyField } from './frequency-field.tsx';
import { InterestsField } from './interests-field.tsx';
import { useChangeNewsletter } from './newsletter.api.ts';

interface ManagePartProps {
  subscription: Subscription;
  /** From the mail; members need none. */
  token?: string | undefined;
}

export function ManagePart({ subscription, token }: ManagePartProps) {
  const { t } = useTranslation('newsletter');
  const { t: tRequest } = useTranslation('request');
  const change = useChangeNewsletter(token);
  const failToUndo = (error: unknown) =>
    void showToast({ kind: 'error', title: t('form.failed'), description: errorMessage(tRequest, error) });
  const frequency = useSavedField(subscription.frequency, async (next) => {
    const before = subscription.frequency;
    await change({ frequency: next });
    if (next === 'off' && before !== 'off')
      showToast({
        title: t('manage.left'),
        undo: () => void change({ frequency: before }).catch(failToUndo),
      });
  });
  const interests = useSavedField<Category[]>(subscription.interests, (next) => change({ interests: next }), {
    isSame: (a, b) => a.length === b.length && a.every((each) => b.includes(each)),
  });
  const language = useSavedField<Language>(subscription.language, (next) => change({ language: next }));
  const noteOf = (
    { state, error, save }: typeof frequency | typeof interests | typeof language,
    failureTitle?: string,
  ) => (
    <SaveNote
      state={state}
      {...(failureTitle !== undefined && { failureTitle })}
      failure={error ? errorMessage(tRequest, error) : undefined}
      onRetry={() => save()}
    />
  );
  return (
    <div className="flex flex-col gap-6">
      <div>
        <FrequencyField
          options={['weekly', 'monthly', 'off']}
          value={frequency.value}
          onChange={frequency.save}
        />
        {noteOf(frequency, frequency.value === 'off' ? `${t('manage.offFailed')}.` : undefined)}
      </div>
      {subscription.frequency !== 'off' && (
        <>
          <div>
            <InterestsField chosen={interests.value} onChange={interests.save} />
            {noteOf(interests)}
          </div>
          <div>
            <RadioCards
              legend={t('form.language')}
              look="chip"
              options={languages.map((value) => ({
                value,
                label: <span lang={value}>{t(`form.languages.${value}`)}</span>,
              }))}
              value={language.value}
              onChange={language.save}
            />
            {noteOf(language)}
          </div>
        </>
      )}
    </div>
  );
}
