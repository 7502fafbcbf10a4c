import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, ZoomIn, ZoomOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../button/icon-button.tsx';
import { zoomMax } from './crop-view.ts';
import { keyStep, zoomStep } from './use-crop-gestures.ts';

interface CropControlsProps {
  zoom: number;
  /** By parts of the frame. */
  onMove: (by: { x: number; y: number }) => void;
  onZoom: (factor: number) => void;
}

const ways = [
  { name: 'left', Icon: ArrowLeft, x: -1, y: 0 },
  { name: 'up', Icon: ArrowUp, x: 0, y: -1 },
  { name: 'down', Icon: ArrowDown, x: 0, y: 1 },
  { name: 'right', Icon: ArrowRight, x: 1, y: 0 },
] as const;

/** All that dragging and pinching do, for those who can or will do neither. */
export function CropControls({ zoom, onMove, onZoom }: CropControlsProps) {
  const { t } = useTranslation('pictures');
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="flex min-w-[min(13rem,100%)] flex-1 items-center gap-1">
        <IconButton
          label={t('crop.zoomOut')}
          icon={<ZoomOut />}
          tooltip={false}
          onClick={() => onZoom(1 / zoomStep)}
        />
        <input
          type="range"
          aria-label={t('crop.zoom')}
          min={1}
          max={zoomMax}
          step={0.05}
          value={zoom}
          onChange={(event) => onZoom(event.target.valueAsNumber / zoom)}
          className="h-10 min-w-0 flex-1 accent-night"
        />
        <IconButton
          label={t('crop.zoomIn')}
          icon={<ZoomIn />}
          tooltip={false}
          onClick={() => onZoom(zoomStep)}
        />
      </div>
      <div className="flex">
        {ways.map(({ name, Icon, x, y }) => (
          <IconButton
            key={name}
            label={t(`crop.${name}`)}
            icon={<Icon />}
            tooltip={false}
            onClick={() => onMove({ x: x * keyStep, y: y * keyStep })}
          />
        ))}
      </div>
    </div>
  );
}
