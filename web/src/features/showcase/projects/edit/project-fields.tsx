import { languages } from '@firstlight/contract/languages.ts';
import { projectRules as rules } from '@firstlight/contract/rules.ts';
import { categories } from '@firstlight/contract/showcase/projects/categories.ts';
import { demoTypes, projectLimits } from '@firstlight/contract/showcase/projects/project-limits.ts';
import type { ProjectForm } from '@firstlight/contract/showcase/projects/projects.ts';
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
import type { Writing } from './writing.ts';

const categoryRange = { min: rules.categoriesMin, max: rules.categoriesMax };

export type ProjectFormHandle = UseFormReturn<Writing, unknown, ProjectForm>;

export function Basics({ form }: { form: ProjectFormHandle }) {
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
      <Field label={t('name')} hint={t('nameHint')} error={errors.name && nameSentence(name.trim())}>
        <TextInput {...form.register('name')} autoComplete="off" enterKeyHint="next" />
        <CharacterCounter length={name.length} limit={rules.nameMax} />
      </Field>
      <Field
        label={t('tagline')}
        hint={t('taglineHint')}
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

export function Links({ form }: { form: ProjectFormHandle }) {
  const { t } = useTranslation('postProject');
  const { errors } = form.formState;
  const [link, callToAction] = form.watch(['link', 'callToActionUrl']);
  const isIdea = link.trim() === '' && callToAction.trim() === '';
  const address = {
    type: 'url',
    inputMode: 'url',
    autoCapitalize: 'none',
    spellCheck: false,
    maxLength: projectLimits.link,
    placeholder: 'https://',
  } as const;
  return (
    <>
      <Field
        label={t('link')}
        hint={isIdea ? t('ideaHint') : t('linkHint')}
        optional
        error={errors.link && t('invalid.link')}
      >
        <TextInput {...form.register('link')} {...address} />
      </Field>
      <Field
        label={t('callToAction')}
        hint={t('callToActionHint')}
        optional
        error={errors.callToActionUrl && t('invalid.callToActionUrl')}
      >
        <TextInput {...form.register('callToActionUrl')} {...address} />
      </Field>
    </>
  );
}

export function DemoTypeField({ form }: { form: ProjectFormHandle }) {
  const { t } = useTranslation('postProject');
  const { t: tProjects } = useTranslation('projects');
  const options = demoTypes.map((value) => ({ value, label: tProjects(`demoTypes.${value}`) }));
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
            error={fieldState.error && t('invalid.demoType')}
            className="sm:grid sm:grid-cols-2 sm:[&>:first-child]:col-span-2"
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
