// Words of the notices about the network, about new versions, and about installing the site.

// Network
export const offline = 'You’re offline.';
export const offlineButWorking = 'You’re offline. The tools still work.';
export const switchedOff = 'You took this site offline.';
export const goOnline = 'Go online';

// New version
export const newVersion = 'A new version is ready';
export const keepsText = 'Reloading keeps your text. Open files again after it.';
export const stillRunning = 'A tool is still running. Reload when it’s done.';
export const reload = 'Reload';
export const later = 'Later';

// Install
export const installTitle = 'Keep {site} at hand?';
export const installText = 'Install it to open files with it, share to it and use it offline.';
export const install = 'Install';
export const notNow = 'Not now';
