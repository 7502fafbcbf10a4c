import {
  downloadFigures,
  findReceipt,
  readTransparency,
} from '@firstlight/contract/office/transparency/transparency.ts';
import type { TransparencySpan } from '@firstlight/contract/office/transparency/transparency-rules.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';

/** It changes four times a year. */
export const useTransparency = (span: TransparencySpan) =>
  useQuery({
    queryKey: ['transparency', span],
    queryFn: ({ signal }) => call(readTransparency, { span }, { signal }),
    placeholderData: (known) => known,
  });

/** Asked once per press, never again by itself: each look counts against a limit. */
export const useFindReceipt = () =>
  useMutation({
    mutationFn: (reference: string) => call(findReceipt, { reference }),
    retry: false,
  });

/** A plain address: the browser saves the file as it comes. */
export const figuresAddress = (language: string) => `${downloadFigures.path}?language=${language}`;
