import { useEffect, useRef } from 'react';

/**
 * A focused button that gives way to an editor takes the focus along, and so does the editor when it goes. This leads
 * the focus into the editor's text, and back to the button, unless it has been led elsewhere meanwhile.
 */
export function useEditorFocus<Editor extends HTMLElement>(isOpen: boolean) {
  const opener = useRef<HTMLButtonElement>(null);
  const editor = useRef<Editor>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    if (!isOpen) {
      if (document.activeElement === document.body) opener.current?.focus();
      return;
    }
    const field = editor.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>(fields);
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, [isOpen]);
  return { opener, editor };
}

const fields = 'textarea, input[type=text]';
