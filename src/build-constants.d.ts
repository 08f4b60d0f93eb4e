/** The day of the build, as an ISO date. Vite writes it in. */
declare const __BUILT_ON__: string;
