import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';

const pauseMs = 250;

/** What is typed into a search whose words stand in the address: asked for a moment after the last letter. */
export function useTypedSearch(query: string, onSearch: (query: string) => void) {
  const [typed, setTyped] = useState(query);
  const asked = useRef(query);
  const search = useRef(onSearch);
  search.current = onSearch;
  // Whoever goes elsewhere right after the last letter is on the way out: new words would call them back.
  const navigation = useNavigation();
  const isLeaving = useRef(false);
  isLeaving.current = navigation.state !== 'idle';

  // Going back, or clearing the filters, changes the address without a hand on the field.
  useEffect(() => {
    if (query === asked.current) return;
    asked.current = query;
    setTyped(query);
  }, [query]);
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === asked.current) return;
    const timer = setTimeout(() => {
      if (isLeaving.current) return;
      asked.current = wanted;
      search.current(wanted);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped] as const;
}
