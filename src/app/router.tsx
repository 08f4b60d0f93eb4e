import { Route, Routes } from 'react-router-dom';
import { ListedPage, PageSlot } from '../pages/page-slot';
import { sitePages } from '../pages/site-pages';
import { Layout } from './layout/layout';
import { useArrival } from './layout/use-arrival';

export function Router() {
  const onArrival = useArrival();
  return (
    <Routes>
      <Route element={<Layout />}>
        {sitePages.flatMap((page) =>
          page.paths.map((path) => <Route key={path} path={path} element={<ListedPage {...{ page, onArrival }} />} />),
        )}
        <Route path="/tool/:toolId" element={<PageSlot folder="tool" onArrival={onArrival} />} />
        <Route path="*" element={<PageSlot folder="not-found" onArrival={onArrival} />} />
      </Route>
    </Routes>
  );
}
