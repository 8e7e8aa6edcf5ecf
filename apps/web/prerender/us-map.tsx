import { listOf } from '@org/api-contract/lists';
import { StateOutline, UsMap } from '@org/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { examples } from '@org/public-pages/landing-examples.ts';

/** Colors of the light theme, in tokens.css of `@org/ui`. */
const ground = '#fffdf7';
const line = '#8a7d69';
const fills: Readonly<Record<string, string>> = {
  water: '#23577d',
  wood: '#2c6648',
  fire: '#a8321f',
  earth: '#7a5719',
  metal: '#57595f',
};

/** Draws the map of the states by sign as an SVG file. An SVG file cannot use the page's fonts, so the map has no letters. */
export function drawUsMap(): string {
  const markup = renderToStaticMarkup(<UsMap label="" signs={examples.stateSigns} />);
  const states = [...markup.matchAll(/data-element="(\w+)"[^]*?<path d="([^"]+)"/gu)];
  const paths = states.map(([, element = '', path]) => `<path d="${path}" fill="${fills[element]}"/>`);
  if (paths.length !== Object.keys(examples.stateSigns).length) throw new Error('The map lacks states.');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 975 610"><rect width="975" height="610" fill="${ground}"/><g fill-opacity="0.4" stroke="${line}" stroke-linejoin="round">${paths.join('')}</g></svg>`;
}

/** Draws the outline of the state whose card is on the landing page, as an SVG file. */
export function drawStateOutline(): string {
  const state = listOf('us-states').example.name;
  const markup = renderToStaticMarkup(<StateOutline state={state} fill={fills.earth} />);
  if (markup === '') throw new Error(`${state} has no outline.`);
  return markup.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
}
