import { Toaster } from '../ui/overlay/toaster.tsx';
import { Actions } from './dev-ui/actions.tsx';
import { Cards } from './dev-ui/cards.tsx';
import { Choices } from './dev-ui/choices.tsx';
import { Fields } from './dev-ui/fields.tsx';
import { Foundations } from './dev-ui/foundations.tsx';
import { Identity } from './dev-ui/identity.tsx';
import { Intro } from './dev-ui/intro.tsx';
import { Messages } from './dev-ui/messages.tsx';
import { Overlays } from './dev-ui/overlays.tsx';
import { PictureSpecimens } from './dev-ui/picture-specimens.tsx';
import { SavingSpecimens } from './dev-ui/saving-specimens.tsx';
import { Section } from './dev-ui/section.tsx';
import { sections } from './dev-ui/sections.ts';
import { Specimens } from './dev-ui/specimens.tsx';
import { States } from './dev-ui/states.tsx';
import { TabSpecimens } from './dev-ui/tab-specimens.tsx';
import './dev-ui/dev-ui.css';

const contents = {
  specimens: Specimens,
  foundations: Foundations,
  actions: Actions,
  fields: Fields,
  saving: SavingSpecimens,
  pictures: PictureSpecimens,
  choices: Choices,
  identity: Identity,
  cards: Cards,
  tabs: TabSpecimens,
  overlays: Overlays,
  messages: Messages,
  states: States,
};

/** The bench: every part in every state, for developers, for axe and for screenshots. */
export function Component() {
  return (
    <div className="mx-auto max-w-browse">
      <Intro />
      <div className="flex flex-col gap-18 pt-12 pb-24">
        {sections.map(({ id, title }) => {
          const Content = contents[id];
          return (
            <Section key={id} id={id} title={title}>
              <Content />
            </Section>
          );
        })}
      </div>
      <Toaster />
    </div>
  );
}
