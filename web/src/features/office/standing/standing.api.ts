import type { CallOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import { fileAppeal, readStanding } from '@firstlight/contract/office/sanctions/sanctions.ts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { writeQuery } from '../../../lib/api/write-query.ts';

type Standing = ResultOf<typeof readStanding>;

/** The server writes the statements, so each language is asked for by itself. */
const standingQuery = (language: string) =>
  queryOptions({
    queryKey: ['standing', language],
    queryFn: ({ signal }) => call(readStanding, {}, { signal }),
  });

/** Whoever is suspended follows nothing live: their page asks by the clock instead. */
export function useStanding({ refetchEveryMs }: { refetchEveryMs?: number } = {}) {
  const { i18n } = useTranslation();
  return useQuery({ ...standingQuery(i18n.language), refetchInterval: refetchEveryMs ?? false });
}

export function useFileAppeal() {
  const queries = useQueryClient();
  const { i18n } = useTranslation();
  return useMutation({
    mutationFn: (appeal: CallOf<typeof fileAppeal>) => call(fileAppeal, appeal),
    onSuccess: (answered) =>
      writeQuery<Standing>(
        queries,
        standingQuery(i18n.language).queryKey,
        (known) =>
          known && {
            ...known,
            sanctions: known.sanctions.map((one) => (one.reference === answered.reference ? answered : one)),
          },
      ),
  });
}
