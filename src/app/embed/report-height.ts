// Sends the height of the content to the page around, which may resize the frame. The message has nothing else in it, and an
// embedded page listens to no message.

export function reportHeight(content: HTMLElement): void {
  if (window.parent === window) return;
  let last = 0;
  const send = () => {
    const height = Math.ceil(content.getBoundingClientRect().bottom + window.scrollY);
    if (height === last) return;
    last = height;
    // To any page: the height is no secret, and which site is around is none of ours.
    window.parent.postMessage({ toolyard: 'height', height }, '*');
  };
  new ResizeObserver(send).observe(content);
}
