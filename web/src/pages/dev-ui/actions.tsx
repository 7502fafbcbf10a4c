import { Bell, Heart, MoreHorizontal, Plus, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { buttonClasses } from '../../ui/button/button-classes.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Kbd } from '../../ui/button/kbd.tsx';
import { Specimen } from './section.tsx';

const variants = ['sun', 'night', 'outline', 'ghost', 'danger', 'link'] as const;

export function Actions() {
  return (
    <>
      <Specimen label="Button: variants">
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
      </Specimen>
      <Specimen label="Button: sizes, icon, key, link that looks like one">
        <Button size="sm">Small, 32</Button>
        <Button size="md">Medium, 40</Button>
        <Button size="lg" variant="sun">
          Large, 48
        </Button>
        <Button variant="night">
          <Plus className="size-4.5" aria-hidden="true" /> With icon
        </Button>
        <Button>
          With key <Kbd>T</Kbd>
        </Button>
        <a href="#actions" className={buttonClasses({ variant: 'outline' })}>
          Link to the actions
        </a>
      </Specimen>
      <Specimen label="Button: disabled, still focusable">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {variant}
          </Button>
        ))}
      </Specimen>
      <Specimen label="Button: loading keeps its width, then a tick for a second">
        <Button variant="sun" loading>
          Publish
        </Button>
        <Button loading>Save the draft</Button>
        <Publish />
      </Specimen>
      <Specimen label="Icon button: plain, toggle, count, disabled">
        <IconButton label="Share" icon={<Share2 />} />
        <IconButton label="Notifications" icon={<Bell />} shortcut="N" />
        <Like />
        <IconButton label="More" icon={<MoreHorizontal />} size="lg" />
        <IconButton label="Share" icon={<Share2 />} disabled />
      </Specimen>
    </>
  );
}

function Publish() {
  const [step, setStep] = useState<'idle' | 'loading' | 'done'>('idle');
  const press = () => {
    setStep('loading');
    setTimeout(() => setStep('done'), 1200);
  };
  return (
    <Button variant="night" loading={step === 'loading'} done={step === 'done'} onClick={press}>
      Press me
    </Button>
  );
}

function Like() {
  const [liked, setLiked] = useState(true);
  return (
    <IconButton
      label={`Like, ${liked ? 13 : 12}`}
      icon={<Heart />}
      pressed={liked}
      count={liked ? 13 : 12}
      onClick={() => setLiked(!liked)}
    />
  );
}
