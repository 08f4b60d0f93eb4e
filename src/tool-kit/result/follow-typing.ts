// Follows whether the visitor is typing, for the errors that wait until then: see ui/after-typing.ts.
import { typing } from '../../ui/after-typing';

const ends = () => {
  typing.at = 0;
};

addEventListener(
  'input',
  () => {
    typing.at = Date.now();
  },
  true,
);
addEventListener('click', ends, true);
addEventListener('focusout', ends, true);
addEventListener(
  'keydown',
  ({ key }) => {
    if (key === 'Enter') ends();
  },
  true,
);
