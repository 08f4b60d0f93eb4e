// The recipe page's code about steps: one chunk (vite.config.ts), which loads with the first step.
import { lateModule } from '../../hydration/late-module';

export const planCode = lateModule(() => import('./step-code/plan'));
export const openCode = lateModule(() => import('./step-code/open-recipe'));
export const shareCode = lateModule(() => import('./step-code/share-recipe'));
export const receiptCode = lateModule(() => import('./step-code/receipts'));
export type OpenCode = Awaited<ReturnType<typeof openCode.load>>;
