import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { type MentionOption, mentionOptions, nameBegun, withName } from './mention-options.ts';
import { type Mentionable, useMentionable } from './use-mentionable.ts';

interface MentionListInput {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  setText: (text: string) => void;
  /** Undefined where nobody needs to be called by their name. */
  mentionable: Mentionable | undefined;
}

export type MentionList = ReturnType<typeof useMentionList>;

/** Completes a name that is begun with an @. Focus stays in the field; the list is told by `aria-activedescendant`. */
export function useMentionList({ field, text, setText, mentionable }: MentionListInput) {
  const listId = useId();
  const [caret, setCaret] = useState(0);
  const [at, setAt] = useState(0);
  const [closedFor, setClosedFor] = useState<string>();
  const begun = mentionable && nameBegun(text, caret);
  const start = begun === closedFor ? undefined : begun;
  const members = useMentionable(mentionable, start);
  const options =
    mentionable && start !== undefined ? mentionOptions(start, { ...mentionable, members }) : [];
  const active = Math.min(at, options.length - 1);
  const next = useRef<number>(undefined);
  // The caret goes behind the name once that is drawn.
  useLayoutEffect(() => {
    if (next.current === undefined) return;
    field.current?.setSelectionRange(next.current, next.current);
    next.current = undefined;
  });

  function choose({ username }: MentionOption): void {
    if (start === undefined) return;
    const written = withName(text, caret, start, username);
    setText(written.text);
    setCaret(written.caret);
    next.current = written.caret;
    field.current?.focus();
  }
  function press(event: KeyboardEvent): boolean {
    const option = options[active];
    if (!option || event.nativeEvent.isComposing) return false;
    const keys: Record<string, () => void> = {
      ArrowDown: () => setAt((active + 1) % options.length),
      ArrowUp: () => setAt((active + options.length - 1) % options.length),
      Enter: () => choose(option),
      Tab: () => choose(option),
      Escape: () => setClosedFor(start),
    };
    const act = event.shiftKey || event.altKey ? undefined : keys[event.key];
    if (!act) return false;
    event.preventDefault();
    act();
    return true;
  }
  return {
    listId,
    options,
    active,
    choose,
    /** True: the key belonged to the list. */
    press,
    /** Where the caret is now. */
    look(field: HTMLTextAreaElement) {
      setCaret(field.selectionStart);
      setAt(0);
      if (nameBegun(field.value, field.selectionStart) !== closedFor) setClosedFor(undefined);
    },
    aria:
      options.length > 0
        ? ({
            'aria-autocomplete': 'list',
            'aria-controls': listId,
            'aria-activedescendant': `${listId}-${active}`,
          } as const)
        : {},
  };
}
