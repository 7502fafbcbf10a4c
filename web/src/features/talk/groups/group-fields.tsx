import { groupRules as rules } from '@firstlight/contract/rules.ts';
import { type Category, categories } from '@firstlight/contract/showcase/projects/categories.ts';
import type { GroupVisibility } from '@firstlight/contract/talk/groups/group-limits.ts';
import { useTranslation } from 'react-i18next';
import { CategoryPicker } from '../../../ui/category-picker/category-picker.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { RadioCards } from '../../../ui/field/radio-cards.tsx';
import { TextInput } from '../../../ui/field/text-input.tsx';
import { Textarea } from '../../../ui/field/textarea.tsx';

export interface DraftGroup {
  name: string;
  description: string;
  categories: Category[];
  visibility: GroupVisibility;
  isListed: boolean;
}

export type GroupFault = keyof DraftGroup;

interface GroupFieldsProps {
  draft: DraftGroup;
  faults: readonly GroupFault[];
  onChange: (change: Partial<DraftGroup>) => void;
  /** Whether it is public is its owner's to say. */
  hasVisibility?: boolean;
}

export function GroupFields({ draft, faults, onChange, hasVisibility = true }: GroupFieldsProps) {
  const { t } = useTranslation('groups');
  const { t: tCategory } = useTranslation('categories');
  const range = { min: rules.categoriesMin, max: rules.categoriesMax };
  const nameFault =
    faults.includes('name') &&
    (draft.name.trim() === ''
      ? t('fields.nameRequired')
      : t('fields.nameLength', { min: rules.nameMin, max: rules.nameMax }));
  return (
    <>
      <Field label={t('fields.name')} error={nameFault}>
        <TextInput
          value={draft.name}
          autoComplete="off"
          onChange={(event) => onChange({ name: event.target.value })}
        />
      </Field>
      <Field
        label={t('fields.description')}
        optional
        error={faults.includes('description') && t('fields.descriptionLength', { max: rules.descriptionMax })}
      >
        <Textarea
          value={draft.description}
          limit={rules.descriptionMax}
          placeholder={t('fields.descriptionExample')}
          onChange={(event) => onChange({ description: event.target.value })}
        />
      </Field>
      <Field
        label={t('fields.categories')}
        error={faults.includes('categories') && t('fields.noCategory', range)}
      >
        <CategoryPicker
          options={categories.map((value) => ({ value, label: tCategory(`names.${value}`) }))}
          value={draft.categories}
          onChange={(chosen) => onChange({ categories: chosen as Category[] })}
          max={rules.categoriesMax}
          placeholder={t('fields.categoriesRange', range)}
        />
      </Field>
      {hasVisibility && (
        <RadioCards
          legend={t('fields.visibility')}
          value={accessOf(draft)}
          onChange={(access) => onChange(accessFields[access])}
          options={groupAccesses.map((access) => ({
            value: access,
            label: t(`access.${access}.name`),
            description: t(`access.${access}.body`),
          }))}
        />
      )}
    </>
  );
}

/** Public, private with a card to ask at, or private and not to be found. */
const groupAccesses = ['public', 'private', 'unlisted'] as const;
type GroupAccess = (typeof groupAccesses)[number];

const accessFields: Record<GroupAccess, Pick<DraftGroup, 'visibility' | 'isListed'>> = {
  public: { visibility: 'public', isListed: true },
  private: { visibility: 'private', isListed: true },
  unlisted: { visibility: 'private', isListed: false },
};

const accessOf = ({ visibility, isListed }: Pick<DraftGroup, 'visibility' | 'isListed'>): GroupAccess =>
  visibility === 'public' ? 'public' : isListed ? 'private' : 'unlisted';
