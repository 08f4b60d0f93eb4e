// Inline in the head of every embedded page: the device's theme. It reads no storage, in which a frame of another site may throw.
document.documentElement.classList.add(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
