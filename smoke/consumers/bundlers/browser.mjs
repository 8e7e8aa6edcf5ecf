import '@org/ui/styles.css';
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Page } from './page.mjs';

hydrateRoot(document.body, createElement(Page));
