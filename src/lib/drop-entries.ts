// The files and folders of a drop. They must be read at once: after the event's task the list is empty.

export const entriesOf = ({ items }: DataTransfer): readonly FileSystemEntry[] =>
  Array.from(items, (item) => (item.kind === 'file' ? item.webkitGetAsEntry() : null)).filter(
    (entry) => entry !== null,
  );

export const isFolder = ({ isDirectory }: FileSystemEntry): boolean => isDirectory;
