// react-redux's hooks with this store's types.
import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch, RootState } from './root';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
