/** Where on a page an ad may stand. */
export const adPlaces = [
  'homeTop',
  'homeMiddle',
  'homeBottom',
  'toolsTop',
  'toolsMiddle',
  'toolTop',
  'toolBottom',
  'sidebarTop',
  'sidebarBottom',
  'footer',
] as const;

export type AdPlace = (typeof adPlaces)[number];
