import React from 'react';
import { flushSync } from 'react-dom';

// The production build of React has no `act`, with which `render` waits until the page is drawn.
Object.assign(React, { act: async (draw: () => unknown) => flushSync(draw) });
