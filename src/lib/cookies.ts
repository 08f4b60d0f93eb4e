// Cookies of the page. Where the browser refuses them, in a frame without an origin say, nothing happens.

const secure = () => (location.protocol === 'https:' ? '; secure' : '');

function write(text: string) {
  try {
    document.cookie = `${text}; path=/; samesite=lax${secure()}`;
  } catch {
    // Refused.
  }
}

export const setCookie = (name: string, value: string, maxAgeSeconds: number) =>
  write(`${name}=${value}; max-age=${maxAgeSeconds}`);

export const deleteCookie = (name: string) => write(`${name}=; max-age=0`);

export function cookieNames(): readonly string[] {
  try {
    return document.cookie.split('; ').map((pair) => pair.split('=', 1)[0] ?? '');
  } catch {
    return [];
  }
}

/** "a.b.example" with "b.example" and "example". The browser refuses those that belong to nobody. */
export const domainsOf = (host: string): readonly string[] => {
  const labels = host.split('.');
  return labels.map((_, index) => labels.slice(index).join('.'));
};

/** Also those that were set for a domain above this one, as what counts visits does to count them over all its hosts. */
export function deleteCookies(names: RegExp): void {
  for (const name of cookieNames().filter((cookie) => names.test(cookie))) {
    deleteCookie(name);
    for (const domain of domainsOf(location.hostname)) write(`${name}=; max-age=0; domain=${domain}`);
  }
}
