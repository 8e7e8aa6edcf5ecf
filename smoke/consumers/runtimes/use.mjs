// Runs in every runtime: imports each entry of the three packages, renders a component, and calls an API with the client.
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { endpoints, openApiDocument } from '@org/api-contract';
import { createClient, isRequestError } from '@org/api-contract/client';
import { maxPage } from '@org/api-contract/values';
import { Button, Seal } from '@org/ui';
import { getZodiacSignByDate } from '@org/zodiac-core';

assert.equal(getZodiacSignByDate('1990-01-20')?.sign.name, 'Snake');
const require = createRequire(import.meta.url);
assert.equal(require('@org/zodiac-core').getZodiacSignByDate('1990-01-27')?.sign.name, 'Horse');
assert.equal(require('@org/api-contract/values').maxPage, maxPage);

const document = openApiDocument(endpoints, '1.0.0', 'https://atlas.example');
assert.equal(document.paths['/api/companies'].get.operationId, 'listCompanies');

assert.match(renderToStaticMarkup(createElement(Button, { variant: 'primary' }, 'Pay')), />Pay<\/button>/);
assert.match(renderToStaticMarkup(createElement(Seal, { sign: 'dragon' })), /龍/);

const server = createServer((request, response) => {
  const found = request.url === '/api/stats';
  response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' });
  response.end(JSON.stringify(found ? { companies: 3 } : { code: 'not_found', error: 'Nothing.' }));
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
try {
  const client = createClient({ baseUrl: `http://127.0.0.1:${server.address().port}` });
  assert.equal((await client.request('GET /api/stats', {})).companies, 3);
  const missing = await client.attempt('GET /api/companies/{id}/jobs', { params: { id: 7 } });
  assert.ok(isRequestError(missing.failure));
  assert.equal(missing.failure.code, 'not_found');
} finally {
  server.close();
}
