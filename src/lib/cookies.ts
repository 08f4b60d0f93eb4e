// The page's cookies. Does nothing if the browser refuses them, such as in a frame without an origin.

const secure = () => (location.protocol === 'https:' ? '; secure' : '');

function write(text: string) {
  try {
    document.cookie = `${text}; path=/; samesite=lax${secure()}`;
  } catch {
    // The browser refuses cookies.
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

/** "a.b.example" with "b.example" and "example". The browser refuses public suffixes. */
export const domainsOf = (host: string): readonly string[] => {
  const labels = host.split('.');
  return labels.map((_, index) => labels.slice(index).join('.'));
};

/** Also removes cookies of a parent domain. Analytics sets them there, to count visits over all its hosts. */
export function deleteCookies(names: RegExp): void {
  for (const name of cookieNames().filter((cookie) => names.test(cookie))) {
    deleteCookie(name);
    for (const domain of domainsOf(location.hostname)) write(`${name}=; max-age=0; domain=${domain}`);
  }
}
