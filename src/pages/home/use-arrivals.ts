// Takes in what reaches the home page from outside. Its code comes where that can be.
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAppDispatch } from '../../state/hooks';
import { toastShown } from '../../state/toasts';
import type { Given } from '../../tool-kit/send-to/offer';

export function useArrivals(onGiven: (given: Given) => void): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const isShared = /^\?shared\b/.test(search);
  useEffect(() => {
    if (!isShared && !('launchQueue' in window)) return;
    void import('./arrivals').then(
      async ({ receiveOpened, receiveShared }) => {
        receiveOpened(onGiven);
        if (!isShared) return;
        const { given, toast } = await receiveShared(search);
        if (given) onGiven(given);
        if (toast) dispatch(toastShown(toast));
        void navigate('/', { replace: true });
      },
      () => undefined, // its code did not arrive; the field is still there
    );
  }, [isShared, search, dispatch, onGiven, navigate]);
}
