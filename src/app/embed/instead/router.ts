// In place of the router in embedded pages: they have one address.

const HERE = { pathname: '', search: '', hash: '', state: null, key: 'default' } as const;

export const useLocation = () => HERE;

const stay = () => undefined;

export const useNavigate = () => stay;
