export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
}

export interface SelectGroup<Value extends string = string> {
  label: string;
  options: readonly SelectOption<Value>[];
}

export type SelectEntries<Value extends string = string> =
  | readonly SelectOption<Value>[]
  | readonly SelectGroup<Value>[];

export function isGroup<Value extends string>(
  entry: SelectOption<Value> | SelectGroup<Value>,
): entry is SelectGroup<Value> {
  return 'options' in entry;
}

export function allOptions<Value extends string>(entries: SelectEntries<Value>): SelectOption<Value>[] {
  return entries.flatMap((entry) => (isGroup(entry) ? entry.options : [entry]));
}
