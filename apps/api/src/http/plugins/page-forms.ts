import { laterFonts } from '@org/public-pages/web-build.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addVary } from './snapshots.ts';

/**
 * A page without script has two forms, which differ in when the browser asks for the fonts: after the first paint of a visitor from
 * elsewhere, whose slow line they would share with the page, or at once on a further page, whose visitor has them already.
 */
export type PageForm = 'first' | 'further';

/** Chooses the form of a page for a reader, and tells caches by what. */
export function formFor(request: FastifyRequest, reply: FastifyReply): PageForm {
  addVary(reply, 'sec-fetch-site');
  return request.headers['sec-fetch-site'] === 'same-origin' ? 'further' : 'first';
}

const fontLinks = /<link rel="preload" as="font"[^>]*>/g;

/** Gives a rendered page the form. */
export function inForm(html: string, form: PageForm): string {
  if (form === 'further') return html;
  const body = html.indexOf('</head>');
  const head = html.slice(0, body).replace('<html', `<html ${laterFonts}`).replaceAll(fontLinks, '');
  return head + html.slice(body);
}
