import { Link } from 'lucide-react';
import type { Discovery } from '../../tool-kit/discovery';

export const discovery: Discovery = {
  icon: Link,
  keywords: ['url', 'uri', 'percent', 'encode', 'decode', 'escape', 'query', 'form', 'encodeuricomponent'],
};
