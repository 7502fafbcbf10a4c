import type { ProjectForm } from '@firstlight/contract/showcase/projects/project-form.ts';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { isApiError } from '../../../../lib/api/api-error.ts';
import { fieldNames, focusName, resolveWriting, type Writing } from './writing.ts';

interface Options {
  start: Writing;
  onChange?: (writing: Writing) => void;
  /** Rejects when the server refuses. */
  send: (form: ProjectForm) => Promise<unknown>;
}

export function useProjectForm({ start, onChange, send }: Options) {
  const form = useForm<Writing, unknown, ProjectForm>({
    resolver: resolveWriting,
    // The library would follow its own order of fields, which is not the page's.
    shouldFocusError: false,
    defaultValues: start,
  });

  /** Nothing but an address is missing: the maker decides whether the project is an idea. */
  const [isAskingForIdea, setAskingForIdea] = useState(false);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => onChange?.(values),
      }),
    [form, onChange],
  );

  const focusFirst = (faulty: (name: string) => boolean) => {
    const first = fieldNames.find(faulty);
    if (first) form.setFocus(focusName(first));
  };

  const submit = form.handleSubmit(
    async (project) => {
      try {
        await send(project);
      } catch (error) {
        const refused = refusedFields(error);
        for (const name of refused) form.setError(name, { type: 'server' });
        focusFirst((name) => refused.some((one) => one === name));
      }
    },
    (errors) => {
      const isAddressAlone = Object.keys(errors).length === 1 && errors.link?.type === 'noAddress';
      if (isAddressAlone) setAskingForIdea(true);
      else focusFirst((name) => name in errors);
    },
  );
  return { form, submit, isAskingForIdea, setAskingForIdea };
}

function refusedFields(error: unknown): (keyof Writing)[] {
  if (!isApiError(error) || error.failure.kind !== 'refused') return [];
  const fields = error.failure.fields?.map((path) => path.split('.')[0]) ?? [];
  return fieldNames.filter((name) => fields.includes(name));
}
