import { beforeEach, describe, expect, it, vi } from 'vitest';
import { watchSharedAddress } from './watch-shared-address.ts';

let clock: Date;
const warn = vi.fn();
let seen: ReturnType<typeof watchSharedAddress>;
beforeEach(() => {
  clock = new Date('2026-11-19T10:00:00Z');
  warn.mockClear();
  seen = watchSharedAddress({ now: () => clock, log: { warn } as never });
});

function visit(count: number, addressOf: (index: number) => string): void {
  for (let index = 0; index < count; index += 1)
    seen({ sessionId: `${clock.getTime()}-${index}`, address: addressOf(index) });
}

describe('the watch over shared addresses', () => {
  it('warns once an hour when fifty sessions share one address', () => {
    visit(200, () => '127.0.0.1');
    expect(warn.mock.calls.map(([fields]) => fields)).toEqual([{ sessions: 50, of: 50 }]);
    clock = new Date(clock.getTime() + 3_600_000);
    visit(200, () => '127.0.0.1');
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it('does not log the address', () => {
    visit(60, () => '127.0.0.1');
    expect(JSON.stringify(warn.mock.calls)).not.toContain('127.0.0.1');
  });

  it('counts the requests of one session once', () => {
    for (let time = 0; time < 500; time += 1) seen({ sessionId: 'one', address: '127.0.0.1' });
    expect(warn).not.toHaveBeenCalled();
  });

  it('does not warn when one office is among many addresses', () => {
    visit(300, (index) => (index % 2 ? '203.0.113.7' : `198.51.100.${index % 100}`));
    expect(warn).not.toHaveBeenCalled();
  });
});
