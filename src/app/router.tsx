import { Route, Routes } from 'react-router-dom';
import { HomePage } from '../pages/home/home';
import { NotFoundPage } from '../pages/not-found/not-found';
import { ToolPage } from '../pages/tool/tool';
import { ToolsPage } from '../pages/tools/tools';
import { Layout } from './layout/layout';

export function Router() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route path="/" element={<HomePage />} />
        <Route path="/tools" element={<ToolsPage />} />
        <Route path="/tool/:toolId" element={<ToolPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
