import { Field } from '@base-ui/react/field';
import { clsx } from 'clsx';
import { type ComponentPropsWithRef, useLayoutEffect, useRef, useState } from 'react';
import { useJoinedRef } from '../use-joined-ref.ts';
import { CharacterCounter } from './character-counter.tsx';
import { controlClasses } from './control-classes.ts';

export interface TextareaProps
  extends Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'style' | 'maxLength'> {
  /** The most characters that will be accepted. Typing goes on beyond it, so that pasted text can be trimmed. */
  limit?: number;
  /** Shows the counter from the first character instead of from 80 %. */
  counter?: 'near' | 'always';
  className?: string;
}

export function Textarea({
  limit,
  counter = 'near',
  disabled = false,
  readOnly = false,
  rows = 3,
  onInput,
  ref,
  className,
  ...rest
}: TextareaProps) {
  const element = useRef<HTMLTextAreaElement>(null);
  const joinedRef = useJoinedRef(element, ref);
  const [length, setLength] = useState(0);

  // Form libraries write straight into the element, so the element is the one place that knows.
  useLayoutEffect(() => setLength(element.current?.value.length ?? 0));

  return (
    <div className={clsx('flex flex-col gap-1', className)}>
      <Field.Control
        render={
          <textarea
            {...rest}
            ref={joinedRef}
            rows={rows}
            readOnly={readOnly || disabled}
            aria-disabled={disabled || undefined}
            onInput={(event) => {
              setLength(event.currentTarget.value.length);
              onInput?.(event);
            }}
            className={clsx(
              controlClasses,
              'field-sizing-content w-full max-h-80 min-h-20 resize-y py-2.5 leading-normal',
            )}
          />
        }
      />
      {limit !== undefined && (
        <CharacterCounter length={length} limit={limit} always={counter === 'always'} />
      )}
    </div>
  );
}
