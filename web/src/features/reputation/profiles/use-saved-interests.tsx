import { type Category, categories } from '@firstlight/contract/showcase/projects/categories.ts';
import { useTranslation } from 'react-i18next';
import { useSavedField } from '../../../lib/use-saved-field.ts';
import { SaveNote } from '../../../ui/field/save-note.tsx';
import { useEditProfile } from './profiles.api.ts';
import { useSentence } from './use-sentence.ts';

/** The writes in whose turn a new order waits, so that it is made of the interests chosen last. */
export const interestsQueue = 'interests';

/** Interests are saved as they are chosen, in the order we list them; the note says how that went. */
export function useSavedInterests(interests: Category[]) {
  const { t } = useTranslation('profiles');
  const edit = useEditProfile();
  const field = useSavedField(interests, (next) => edit({ interests: next }), {
    isSame,
    queue: interestsQueue,
  });
  const say = useSentence();
  return {
    chosen: field.value,
    choose: (next: readonly string[]) => field.save(categories.filter((category) => next.includes(category))),
    note: (
      <SaveNote
        state={field.state}
        failureTitle={`${t('interests.failed')}.`}
        failure={say(field.error)}
        onRetry={() => field.save()}
      />
    ),
  };
}

function isSame(a: readonly Category[], b: readonly Category[]): boolean {
  return a.length === b.length && a.every((category) => b.includes(category));
}
