// The words of the About page.

// The top of the page.
export const heading = 'About {name}';
export const summary = 'The small tools everyone needs now and then, without handing your files to anyone.';

// The figures.
export const figures = 'Our Impact';
export const toolsInCatalog = { one: 'tool in the catalog', other: 'tools in the catalog' } as const;
export const noBytes = '0 bytes';
export const inputSent = 'of your tool input sent to a server';
export const accounts = 'accounts needed';
export const price = 'for every tool, always';

// The mission and the vision.
export const mission = 'Our Mission';
export const missionText =
  'To give everyone the everyday tools of digital work: free, instant, no sign-up. Every tool runs in your browser. Most take files of any size, and all say so plainly when something can’t be done.';
export const vision = 'Our Vision';
export const visionText =
  'A web where using a tool never means giving away your data. Browsers are now powerful enough for work that used to need a server, and we want to show how far that goes.';

export const sizeLimits = 'File size limits';

// The values.
export const values = 'Our Values';
export const simplicity = {
  title: 'Simplicity',
  text: 'One box, one button. Everything else waits under “Options”.',
} as const;
export const userFirst = {
  title: 'User-First',
  text: 'Works on a phone, with a keyboard and with a screen reader, and explains in plain words when something goes wrong.',
} as const;
export const speed = {
  title: 'Speed',
  text: 'Work runs in the background, so the page stays responsive. Large files show progress and can be canceled.',
} as const;
export const privacy = {
  title: 'Privacy',
  text: 'What you enter stays on your device. The site is built so that it can’t be sent.',
} as const;
export const proof =
  'Don’t take our word for it: <link>measure the tools on your device</link>, next to what other sites use.';

// The people behind the site, by role. A site's owner should edit this.
export const team = 'Our Team';
export const roles = [
  { role: 'Engineering', text: 'Builds the tools, benchmarks them against native programs and tests every promise.' },
  { role: 'Design', text: 'Makes every tool clear at first glance, on a phone or with just a keyboard.' },
  { role: 'Support', text: 'Reads and answers every message and idea.' },
] as const;

// The end of the page.
export const invitation = 'Try a tool, or tell us what’s missing.';
export const explore = 'Explore Tools';
export const suggest = 'Suggest a Tool';
