import { addons } from 'storybook/manager-api';
import { atlas } from './theme.ts';

addons.setConfig({ theme: atlas, sidebar: { showRoots: true } });
