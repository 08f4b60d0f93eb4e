// Parts of a tool's screen that are needed only after an input or a result. Their code loads late.
import { decoration, loadable } from '../hydration/loadable';

/** Prerendered, so that nothing moves when its code loads. */
export const optionsLinks = decoration(() => import('./options/options-links'));
const resultView = loadable(() => import('./result/result-view'));
const resultButton = decoration(() => import('./result/copy-result'));
const runError = loadable(() => import('./result/run-error'));
const runNote = loadable(() => import('./result/run-note'));
const heldRun = loadable(() => import('./result/held-run'));
const runProgress = loadable(() => import('./result/run-progress'));
const wrongFile = decoration(() => import('./send-to/wrong-file'));
const refusedFile = loadable(() => import('./send-to/refused-file'));
const fileList = loadable(() => import('./rows/file-list'));
const filesSummary = loadable(() => import('./rows/files-summary'));

/** Only for several files, which most visitors never choose. */
const resultList = loadable(() => import('./queue/result-list'));
const queueProgress = loadable(() => import('./queue/queue-progress'));

export const ResultList = resultList.Component;
export const QueueProgress = queueProgress.Component;
export const OptionsLinks = optionsLinks.Component;
export const ResultView = resultView.Component;
export const ResultButton = resultButton.Component;
export const RunError = runError.Component;
export const RunNote = runNote.Component;
export const HeldRun = heldRun.Component;
export const RunProgress = runProgress.Component;
export const WrongFile = wrongFile.Component;
export const RefusedFile = refusedFile.Component;
export const FileList = fileList.Component;
export const FilesSummary = filesSummary.Component;

export const lateParts = [optionsLinks, resultView, resultButton, runError, runProgress, fileList] as const;
