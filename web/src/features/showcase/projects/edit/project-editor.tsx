import type { ProjectForm } from '@firstlight/contract/showcase/projects/project-form.ts';
import { projectLimits } from '@firstlight/contract/showcase/projects/project-limits.ts';
import type { Project } from '@firstlight/contract/showcase/projects/projects.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Field } from '../../../../ui/field/field.tsx';
import { TextInput } from '../../../../ui/field/text-input.tsx';
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx';
import { CoverField } from './cover-field.tsx';
import { EditorBar } from './editor-bar.tsx';
import { FromLink } from './from-link.tsx';
import { GalleryField } from './gallery-field.tsx';
import { LinkFirst } from './link-first.tsx';
import {
  Addresses,
  addressInput,
  Basics,
  DemoTypeField,
  type Filled,
  Kinds,
  type ProjectFormHandle,
} from './project-fields.tsx';
import { ProjectPreview } from './project-preview.tsx';
import { QuestionsField } from './questions-field.tsx';
import type { useCover } from './use-cover.ts';
import { useFilledFields } from './use-filled-fields.ts';
import type { GalleryHandle } from './use-gallery.ts';
import { useProjectForm } from './use-project-form.ts';
import type { Writing } from './writing.ts';

interface ProjectEditorProps {
  /** Draws the generated cover of the preview. */
  seed: string;
  start: Writing;
  /** The project as it stands, where it is out already. */
  published?: Project;
  cover: ReturnType<typeof useCover>;
  gallery: GalleryHandle;
  onChange?: (writing: Writing) => void;
  send: (form: ProjectForm) => Promise<unknown>;
  /** Where what was typed is kept. */
  status?: ReactNode;
  /** Why sending failed, above the button that tries again. */
  failure?: ReactNode;
  action: string;
  sending: boolean;
}

/** The form with its preview beside it, for new projects and old ones alike. */
export function ProjectEditor({
  seed,
  start,
  published,
  cover,
  gallery,
  status,
  failure,
  action,
  sending,
  ...rest
}: ProjectEditorProps) {
  const { form, submit, isAskingForIdea, setAskingForIdea } = useProjectForm({ start, ...rest });
  const box = useRef<HTMLFormElement>(null);
  const linkField = () => box.current?.querySelector<HTMLElement>('[name=link]') ?? true;
  const { filled, fill, undo } = useFilledFields(form, cover);
  return (
    <>
      <form
        ref={box}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
      >
        <div className="flex max-w-feed flex-col gap-10">
          {!published && (
            <LinkFirst filled={filled} onRead={fill} onUndo={undo} onWithout={() => form.setFocus('name')} />
          )}
          <Fields form={form} cover={cover} gallery={gallery} isDraft={!published} filled={filled} />
          {failure}
        </div>
        <div className="max-w-feed lg:sticky lg:top-20">
          <ProjectPreview id={seed} writing={form.watch()} picture={cover.picture} published={published} />
        </div>
        <EditorBar form={form} status={status} action={action} sending={sending} />
      </form>
      <IdeaQuestion
        open={isAskingForIdea}
        isPublished={published !== undefined}
        onOpenChange={setAskingForIdea}
        onIdea={() => {
          form.setValue('demoType', 'idea', { shouldDirty: true });
          void submit();
        }}
        finalFocus={() => form.getValues('demoType') === 'idea' || linkField()}
      />
    </>
  );
}

interface IdeaQuestionProps {
  open: boolean;
  isPublished: boolean;
  onOpenChange: (open: boolean) => void;
  onIdea: () => void;
  finalFocus: () => HTMLElement | boolean;
}

/** Stands beside the form: the submit event of a form inside another one would reach both. */
function IdeaQuestion({ open, isPublished, onOpenChange, onIdea, finalFocus }: IdeaQuestionProps) {
  const { t } = useTranslation('postProject');
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('idea.title')}
      confirmLabel={t(isPublished ? 'idea.save' : 'idea.post')}
      cancelLabel={t('idea.add')}
      danger={false}
      onConfirm={onIdea}
      finalFocus={finalFocus}
    >
      <p>{t('idea.body')}</p>
    </ConfirmDialog>
  );
}

interface FieldsProps {
  form: ProjectFormHandle;
  cover: ReturnType<typeof useCover>;
  gallery: GalleryHandle;
  isDraft: boolean;
  filled: Filled;
}

function Fields({ form, cover, gallery, isDraft, filled }: FieldsProps) {
  const { t } = useTranslation('postProject');
  const { errors } = form.formState;
  return (
    <>
      <Section title={t('sections.basics')}>
        <Basics form={form} filled={filled} />
      </Section>
      <Section title={t('sections.try')}>
        <Addresses form={form} />
        <DemoTypeField form={form} />
        <Kinds form={form} />
      </Section>
      <Section id="questions" title={t('sections.questions')}>
        <QuestionsField form={form} isPublished={!isDraft} />
      </Section>
      <Section id="cover" title={t('sections.cover')}>
        {filled.has('cover') && <FromLink />}
        <CoverField picture={cover.picture} onChoose={cover.choose} isDraft={isDraft} />
        {cover.picture !== null && (
          <Field
            label={t('cover.alt')}
            hint={t('cover.altHint')}
            error={errors.coverAlt && t('invalid.coverAlt', { max: projectLimits.coverAlt })}
          >
            <TextInput {...form.register('coverAlt')} autoComplete="off" />
          </Field>
        )}
      </Section>
      <Section title={t('sections.gallery')}>
        <GalleryField gallery={gallery} isDraft={isDraft} />
        <Field
          label={t('video.label')}
          hint={t('video.hint')}
          optional
          error={errors.videoLink && t('invalid.link')}
        >
          <TextInput {...form.register('videoLink')} {...addressInput} />
        </Field>
      </Section>
    </>
  );
}

interface SectionProps {
  /** What an address may name, to begin there. */
  id?: string;
  title: string;
  children: ReactNode;
}

function Section({ id, title, children }: SectionProps) {
  const { hash } = useLocation();
  const isNamed = id !== undefined && hash === `#${id}`;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNamed) return;
    heading.current?.scrollIntoView();
    heading.current?.focus();
  }, [isNamed]);
  return (
    <section id={id} className="flex flex-col gap-5">
      <div className="flex flex-col gap-3">
        <h2 ref={heading} tabIndex={-1} className="text-h3">
          {title}
        </h2>
        <div className="ticks" />
      </div>
      {children}
    </section>
  );
}
