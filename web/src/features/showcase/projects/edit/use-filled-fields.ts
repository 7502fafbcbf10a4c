import { useState } from 'react';
import type { ReadPage } from './page-reading.api.ts';
import type { Filled, ProjectFormHandle } from './project-fields.tsx';
import type { useCover } from './use-cover.ts';

const words = ['name', 'tagline', 'link'] as const;

/** Puts what a page says where nothing was typed, and can take it away again. What somebody typed is never touched. */
export function useFilledFields(form: ProjectFormHandle, cover: ReturnType<typeof useCover>) {
  const [values, setValues] = useState<Partial<Record<(typeof words)[number] | 'cover', string | Blob>>>({});

  function fill(address: string, { name, tagline, picture }: ReadPage) {
    const filled: typeof values = {};
    for (const [field, text] of Object.entries({ name, tagline, link: address })) {
      const key = field as (typeof words)[number];
      if (!text || form.getValues(key).trim() !== '') continue;
      form.setValue(key, text, { shouldDirty: true });
      filled[key] = text;
    }
    if (picture && cover.picture === null) {
      cover.choose(picture);
      filled.cover = picture;
    }
    setValues({ ...values, ...filled });
  }

  function undo() {
    for (const key of words) {
      if (values[key] !== undefined && form.getValues(key) === values[key]) form.setValue(key, '');
    }
    if (values.cover !== undefined && cover.chosen === values.cover) cover.choose(undefined);
    setValues({});
  }

  return { filled: new Set(Object.keys(values)) as Filled, fill, undo };
}
