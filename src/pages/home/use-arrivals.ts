// Takes in what reaches the home page from outside. Its code comes where that can be.
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Given } from '../../tool-kit/offer';

export function useArrivals(onGiven: (given: Given) => void): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isShared = search === '?shared';
  useEffect(() => {
    if (!isShared && !('launchQueue' in window)) return;
    void import('./arrivals').then(
      async ({ receiveOpened, receiveShared }) => {
        receiveOpened(onGiven);
        if (!isShared) return;
        const given = await receiveShared();
        if (given) onGiven(given);
        void navigate('/', { replace: true });
      },
      () => undefined, // its code did not arrive; the field is still there
    );
  }, [isShared, onGiven, navigate]);
}
