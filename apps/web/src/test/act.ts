import React from 'react';
import { flushSync } from 'react-dom';

// The `render` of the tests uses `act` to wait until the page is drawn. The production build of React has no `act`.
Object.assign(React, { act: async (draw: () => unknown) => flushSync(draw) });
