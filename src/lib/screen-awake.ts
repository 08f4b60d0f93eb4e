// Keeps the screen on, so that a phone doesn't sleep during a long run. If the browser can't, or refuses because the battery is
// low, the run goes on without.

/** Takes the lock again whenever the page becomes visible, because browsers release it with a hidden page. Returns the end. */
export function keepScreenOn(): () => void {
  const { wakeLock } = navigator as { readonly wakeLock?: WakeLock };
  const state: { lock?: WakeLockSentinel | undefined; isOver: boolean } = { isOver: false };
  const isWanted = () => !state.isOver && (!state.lock || state.lock.released);
  const release = (held: WakeLockSentinel | undefined) => void held?.release().catch(() => undefined);
  const take = async () => {
    if (document.visibilityState === 'hidden' || !isWanted()) return;
    const taken = await wakeLock?.request('screen').catch(() => undefined);
    if (isWanted()) state.lock = taken;
    else release(taken);
  };
  const onVisible = () => void take();
  document.addEventListener('visibilitychange', onVisible);
  void take();
  return () => {
    state.isOver = true;
    document.removeEventListener('visibilitychange', onVisible);
    release(state.lock);
  };
}
