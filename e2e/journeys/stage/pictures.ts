import type { Page } from '@playwright/test';

/** A landscape of 1600 by 1000, as PNG, drawn by the browser that will choose it. */
export async function drawPicture(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 1000 });
    const paper = canvas.getContext('2d');
    if (!paper) throw new Error('There is no canvas to draw on.');
    const sky = paper.createLinearGradient(0, 0, 0, 1000);
    sky.addColorStop(0, '#bfd3e2');
    sky.addColorStop(1, '#ffc79b');
    paper.fillStyle = sky;
    paper.fillRect(0, 0, 1600, 1000);
    paper.fillStyle = '#ff8534';
    paper.arc(1000, 640, 180, 0, 7);
    paper.fill();
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}
