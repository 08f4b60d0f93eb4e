import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterAwake } from '../../../workers/lib/awake-timer';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** After a sleep, each timer that was pending fires once. Those that they set have their whole time. */
const sleepForHours = () => vi.runOnlyPendingTimers();

test('a timer fires after its time, and not before', () => {
  const call = vi.fn();
  afterAwake(60_000, call);
  vi.advanceTimersByTime(59_999);
  expect(call).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(call).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

test('a stopped timer never fires', () => {
  const call = vi.fn();
  const stop = afterAwake(60_000, call);
  vi.advanceTimersByTime(31_000);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('a sleep of any length leaves most of the time', () => {
  const call = vi.fn();
  afterAwake(60_000, call);
  vi.advanceTimersByTime(2000);
  sleepForHours();
  vi.advanceTimersByTime(40_000);
  expect(call).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20_000);
  expect(call).toHaveBeenCalledOnce();
});
