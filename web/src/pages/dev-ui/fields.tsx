import { AtSign, Search } from 'lucide-react';
import { useState } from 'react';
import { CategoryPicker } from '../../ui/category-picker/category-picker.tsx';
import { Field } from '../../ui/field/field.tsx';
import { PasswordInput } from '../../ui/field/password-input.tsx';
import { Select } from '../../ui/field/select.tsx';
import { TextInput } from '../../ui/field/text-input.tsx';
import { Textarea } from '../../ui/field/textarea.tsx';
import { Specimen } from './section.tsx';

export function Fields() {
  return (
    <>
      <Specimen label="Text input" layout="grid">
        <Field label="Project name" hint="What people will call it.">
          <TextInput placeholder="Tidepool" />
        </Field>
        <Field label="Website" optional>
          <TextInput type="url" inputMode="url" defaultValue="https://tidepool.example" />
        </Field>
        <Field label="E-mail" error="Enter an address such as maya@example.org.">
          <TextInput type="email" defaultValue="maya@" />
        </Field>
        <SearchField />
        <Field label="Disabled, still focusable">
          <TextInput disabled defaultValue="maya@example.org" />
        </Field>
        <Field label="Label for readers only" labelHidden>
          <TextInput placeholder="The label is hidden" suffix={<span className="pr-2 text-small">€</span>} />
        </Field>
      </Specimen>
      <Specimen label="Text input: availability" layout="grid">
        {(['checking', 'available', 'taken'] as const).map((state) => (
          <Field key={state} label={`Username, ${state}`}>
            <TextInput prefix={<AtSign aria-hidden="true" />} defaultValue="maya" availability={state} />
          </Field>
        ))}
      </Specimen>
      <Specimen label="Textarea: counter from 80 %, over the limit" layout="grid">
        <Field label="Description">
          <Textarea limit={140} placeholder="Grows with what you write." />
        </Field>
        <Field label="Nearly full">
          <Textarea limit={60} defaultValue="Splits the day’s takings between staff at closing." />
        </Field>
        <Field label="Too long" error="Keep it to 40 characters.">
          <Textarea limit={40} defaultValue="Splits the day’s takings between staff at closing." />
        </Field>
      </Specimen>
      <Specimen label="Password" layout="grid">
        <Field label="Password">
          <PasswordInput autoComplete="current-password" />
        </Field>
        <Field label="New password">
          <PasswordInput autoComplete="new-password" strengthFrom={8} />
        </Field>
        <Field label="Wrong password" error="That is not your password.">
          <PasswordInput autoComplete="current-password" />
        </Field>
      </Specimen>
      <Specimen label="Select: single, grouped, quiet, disabled" layout="grid">
        <Selects />
      </Specimen>
      <Specimen label="Category picker: the fourth is refused, with the reason" layout="grid">
        <Pickers />
      </Specimen>
    </>
  );
}

function SearchField() {
  const [query, setQuery] = useState('invoices');
  return (
    <Field label="Search">
      <TextInput
        prefix={<Search aria-hidden="true" />}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onClear={() => setQuery('')}
      />
    </Field>
  );
}

const orders = [
  { value: 'newest', label: 'Newest' },
  { value: 'rating', label: 'Best rated' },
  { value: 'notes', label: 'Most notes' },
];

const places = [
  {
    label: 'Here',
    options: [
      { value: 'lyon', label: 'Lyon' },
      { value: 'nantes', label: 'Nantes' },
    ],
  },
  {
    label: 'Elsewhere',
    options: [
      { value: 'porto', label: 'Porto' },
      { value: 'gent', label: 'Gent' },
    ],
  },
];

function Selects() {
  return (
    <>
      <Field label="Order">
        <Select options={orders} defaultValue="newest" />
      </Field>
      <Field label="Place" hint="In groups.">
        <Select options={places} placeholder="Choose a place" />
      </Field>
      <Field label="Order" error="Choose an order.">
        <Select options={orders} placeholder="Choose an order" />
      </Field>
      <Select
        aria-label="Order"
        look="quiet"
        options={orders}
        defaultValue="rating"
        className="justify-self-start"
      />
      <Field label="Disabled">
        <Select options={orders} defaultValue="notes" disabled />
      </Field>
    </>
  );
}

const topics = ['AI', 'Education', 'Finance', 'Food', 'Health', 'Local', 'Tools'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

function Pickers() {
  const [some, setSome] = useState(['finance']);
  const [full, setFull] = useState(['ai', 'food', 'local']);
  return (
    <>
      <Field label="Categories">
        <CategoryPicker options={topics} value={some} onChange={setSome} max={3} placeholder="Up to three" />
      </Field>
      <Field label="Categories, all chosen">
        <CategoryPicker options={topics} value={full} onChange={setFull} max={3} />
      </Field>
    </>
  );
}
