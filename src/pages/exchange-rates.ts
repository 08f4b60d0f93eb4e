import { findTool } from '../tools/lookup';

/** Whether a tool requests exchange rates from another service. */
export const hasExchangeRates = () => findTool('currency-converter') !== undefined;
