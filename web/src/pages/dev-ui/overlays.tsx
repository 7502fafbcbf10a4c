import { Copy, Flag, Info, MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { HoverCard } from '../../ui/overlay/hover-card.tsx';
import { ContextMenu, Menu } from '../../ui/overlay/menu.tsx';
import { MenuCheckItem, MenuGroup, MenuItem, MenuSeparator } from '../../ui/overlay/menu-item.tsx';
import { Popover } from '../../ui/overlay/popover.tsx';
import { Tooltip } from '../../ui/overlay/tooltip.tsx';
import { Avatar } from '../../ui/picture/avatar.tsx';
import { Confirmations, Dialogs, Sheets } from './dialog-specimens.tsx';
import { Specimen } from './section.tsx';

export function Overlays() {
  return (
    <>
      <Specimen label="Dialog: small, medium with a form, large, nested. A sheet under 640 px">
        <Dialogs />
      </Specimen>
      <Specimen label="Confirm dialog: names its object; typed">
        <Confirmations />
      </Specimen>
      <Specimen label="Sheet: bottom, left, right, snapping">
        <Sheets />
      </Specimen>
      <Specimen label="Menu, context menu">
        <Menu
          trigger={<IconButton label="More for Tidepool" icon={<MoreHorizontal />} tooltip={false} />}
          align="start"
        >
          <Entries />
        </Menu>
        <ContextMenu
          area={
            <div className="grid h-16 w-64 place-items-center rounded-control border border-line-strong border-dashed text-ink-muted text-small">
              Secondary press here
            </div>
          }
        >
          <Entries />
        </ContextMenu>
      </Specimen>
      <Specimen label="Popover, hover card, tooltip">
        <Popover trigger={<Button>What is this?</Button>} title="Testers per project">
          <p className="text-ink-muted text-small">People who opened it, over the last thirty days.</p>
        </Popover>
        <HoverCard
          trigger={
            <a className="link" href="#overlays">
              @maya
            </a>
          }
        >
          <div className="flex gap-3">
            <Avatar name="Maya Roux" decorative size="lg" />
            <div>
              <p className="font-semibold">Maya Roux</p>
              <p className="text-ink-muted text-small">Makes things in Lyon</p>
              <p className="log mt-2 text-ink-muted">Since Oct 2026</p>
            </div>
          </div>
        </HoverCard>
        <Tooltip content="Skip with one line" shortcut="S">
          <Button>
            <Info className="size-4.5" aria-hidden="true" /> Hover me
          </Button>
        </Tooltip>
      </Specimen>
    </>
  );
}

function Entries() {
  const [muted, setMuted] = useState(true);
  return (
    <>
      <MenuItem icon={<Pencil />} shortcut="E">
        Edit
      </MenuItem>
      <MenuItem icon={<Copy />}>Copy the link</MenuItem>
      <MenuItem icon={<Flag />} disabled>
        Report
      </MenuItem>
      <MenuGroup label="Messages">
        <MenuCheckItem checked={muted} onChange={setMuted}>
          Mute
        </MenuCheckItem>
      </MenuGroup>
      <MenuSeparator />
      <MenuItem icon={<Trash2 />} danger>
        Delete
      </MenuItem>
    </>
  );
}
