// Whether a part of the page is in a dialog: its links replace the dialog's entry in the session history. See lib/layers.ts.
import { createContext } from 'react';

export const InLayer = createContext(false);
