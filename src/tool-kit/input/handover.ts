// What one page hands to the next past the state: a token or a key that nothing may keep. It is there until it is taken.

let handed: { readonly toolId: string; readonly secret: object } | undefined;

export const handOver = (toolId: string, secret: object): void => void (handed = { toolId, secret });

/** What was handed to this tool, which `taken` then forgets. */
export const handedTo = (toolId: string): object | undefined => (handed?.toolId === toolId ? handed.secret : undefined);

export const taken = (): void => void (handed = undefined);
