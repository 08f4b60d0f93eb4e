// Words of the dialog with the code of an embedded tool.

export const title = 'Embed this tool';
export const about =
  'Paste the code into your page. The tool appears there with its current settings, and never with your input.';
export const follows = 'The frame is as high as its content';
export const followsHint = 'Adds a short script, which takes nothing but a height from the frame.';
export const code = 'Code for your page';
export const copy = 'Copy code';
export const copied = 'Copied!';
export const notCopied = 'The code couldn’t be copied. Select it, and copy it with Ctrl+C.';
export const limitsTitle = 'In a frame, the tool';
export const limits = {
  private: 'can’t be read or filled in by the page around it',
  stores: 'remembers nothing: no settings, no recent tools and no offline copy',
  alone: 'leads nowhere but to this page, so it has no “Send to…”, recipes or links to settings',
  memory: 'keeps large results in memory, and can’t use the camera',
} as const;
