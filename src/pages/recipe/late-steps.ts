// The recipe page's code about steps, which loads with the first one.
import { lateModule } from '../../hydration/late-module';

export const stepCode = lateModule(() => import('./step-code'));
export type StepCode = Awaited<ReturnType<typeof stepCode.load>>;
