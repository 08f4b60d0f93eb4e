// What the page says about the network and about new versions. Its code comes after the page, which needs none to start with.
import { useEffect, useState, type ComponentType } from 'react';

export function Offline() {
  const [Notices, setNotices] = useState<ComponentType>();
  useEffect(() => {
    void import('./notices').then((module) => setNotices(() => module.default));
  }, []);
  return Notices && <Notices />;
}
