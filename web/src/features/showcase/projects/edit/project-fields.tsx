import { languages } from '@firstlight/contract/languages.ts';
import { projectRules as rules } from '@firstlight/contract/rules.ts';
import { categories } from '@firstlight/contract/showcase/projects/categories.ts';
import type { ProjectForm } from '@firstlight/contract/showcase/projects/project-form.ts';
import { demoTypes, projectLimits } from '@firstlight/contract/showcase/projects/project-limits.ts';
import { isPrintableLine, projectNameFault } from '@firstlight/contract/text/visible-name.ts';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CategoryPicker } from '../../../../ui/category-picker/category-picker.tsx';
import { CharacterCounter } from '../../../../ui/field/character-counter.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { RadioCards } from '../../../../ui/field/radio-cards.tsx';
import { Select } from '../../../../ui/field/select.tsx';
import { TextInput } from '../../../../ui/field/text-input.tsx';
import { Textarea } from '../../../../ui/field/textarea.tsx';
import { FromLink } from './from-link.tsx';
import type { Writing } from './writing.ts';

const categoryRange = { min: rules.categoriesMin, max: rules.categoriesMax };

export type ProjectFormHandle = UseFormReturn<Writing, unknown, ProjectForm>;

/** Which fields were filled in from the maker's own page. */
export type Filled = ReadonlySet<keyof Writing | 'cover'>;

export function Basics({ form, filled }: { form: ProjectFormHandle; filled: Filled }) {
  const { t } = useTranslation('postProject');
  const { errors } = form.formState;
  const { t: tNames } = useTranslation('names');
  const [name, tagline] = form.watch(['name', 'tagline']);

  function nameSentence(typed: string): string {
    const isLength = typed.length >= rules.nameMin && typed.length <= rules.nameMax;
    const fault = isLength ? projectNameFault(typed) : undefined;
    return fault ? tNames(`faults.${fault}`) : t('invalid.name', { min: rules.nameMin, max: rules.nameMax });
  }

  function taglineSentence(typed: string): string {
    return isPrintableLine(typed)
      ? t('invalid.tagline', { max: rules.taglineMax })
      : tNames('faults.unprintable');
  }

  return (
    <>
      <Field
        label={t('name')}
        hint={filled.has('name') ? <FromLink /> : t('nameHint')}
        error={errors.name && nameSentence(name.trim())}
      >
        <TextInput {...form.register('name')} autoComplete="off" enterKeyHint="next" />
        <CharacterCounter length={name.length} limit={rules.nameMax} />
      </Field>
      <Field
        label={t('tagline')}
        hint={filled.has('tagline') ? <FromLink /> : t('taglineHint')}
        optional
        error={errors.tagline && taglineSentence(tagline.trim())}
      >
        <TextInput {...form.register('tagline')} autoComplete="off" enterKeyHint="next" />
        <CharacterCounter length={tagline.length} limit={rules.taglineMax} />
      </Field>
      <Field
        label={t('description')}
        hint={t('descriptionHint')}
        error={
          errors.description &&
          t('invalid.description', { min: rules.descriptionMin, max: rules.descriptionMax })
        }
      >
        <Textarea
          {...form.register('description')}
          limit={rules.descriptionMax}
          className="[&_textarea]:min-h-56"
        />
      </Field>
    </>
  );
}

/** The link, and the call-to-action URL that Test it opens in its place. */
export function Addresses({ form }: { form: ProjectFormHandle }) {
  const { t } = useTranslation('postProject');
  const { errors } = form.formState;
  const isIdea = form.watch(['link', 'callToActionUrl']).every((address) => address.trim() === '');
  const isMissing = errors.link?.type === 'noAddress';
  return (
    <>
      <Field
        label={t('addresses.link')}
        hint={t(isIdea ? 'addresses.idea' : 'addresses.linkHint')}
        optional
        error={errors.link && t(isMissing ? 'invalid.noAddress' : 'invalid.link')}
      >
        <TextInput {...form.register('link')} {...addressInput} />
      </Field>
      <Field
        label={t('addresses.callToAction')}
        hint={t('addresses.callToActionHint')}
        optional
        error={errors.callToActionUrl && t('invalid.link')}
      >
        <TextInput {...form.register('callToActionUrl')} {...addressInput} />
      </Field>
    </>
  );
}

export const addressInput = {
  type: 'url',
  inputMode: 'url',
  autoCapitalize: 'none',
  spellCheck: false,
  maxLength: projectLimits.link,
  placeholder: 'https://',
} as const;

export function DemoTypeField({ form }: { form: ProjectFormHandle }) {
  const { t } = useTranslation('postProject');
  const { t: tProjects } = useTranslation('projects');
  const options = demoTypes.map((value) => ({ value, label: tProjects(`demoTypes.${value}`) }));
  const typeSentence = (isOpen: boolean) => (isOpen ? t('invalid.demoType') : t('invalid.ideaAddress'));
  return (
    <Controller
      control={form.control}
      name="demoType"
      render={({ field, fieldState }) => (
        <div ref={(box) => field.ref(box?.querySelector('[role=radio]'))}>
          <RadioCards
            legend={t('demoType')}
            options={options}
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error && typeSentence(field.value === null)}
            look="chip"
          />
        </div>
      )}
    />
  );
}

export function Kinds({ form }: { form: ProjectFormHandle }) {
  const { t } = useTranslation('postProject');
  const { t: tCategory } = useTranslation('categories');
  const options = categories.map((value) => ({ value, label: tCategory(`names.${value}`) }));
  const tongues = languages.map((value) => ({ value, label: t(`languages.${value}`) }));
  return (
    <>
      <Controller
        control={form.control}
        name="categories"
        render={({ field, fieldState }) => (
          <Field label={t('categories')} error={fieldState.error && t('invalid.categories', categoryRange)}>
            <div ref={(box) => field.ref(box?.querySelector('input'))}>
              <CategoryPicker
                options={options}
                value={field.value}
                onChange={field.onChange}
                max={rules.categoriesMax}
                placeholder={t('categoriesPlaceholder', categoryRange)}
              />
            </div>
          </Field>
        )}
      />
      <Controller
        control={form.control}
        name="language"
        render={({ field }) => (
          <Field label={t('language')}>
            <div ref={(box) => field.ref(box?.querySelector('[role=combobox]'))}>
              <Select options={tongues} value={field.value} onChange={field.onChange} />
            </div>
          </Field>
        )}
      />
    </>
  );
}
