import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#config/config.ts';
import { chatApi, completion, json, type ChatAnswer as Answer } from '#test/chat-api.ts';
import { shippedFacts } from '@org/article-composer/test/shipped-facts.ts';
import type { ArticleDraft } from '@org/article-composer';
import { WriterFailed } from './article-writer.ts';
import { chooseWriter, builtInWriter, languageModelWriter } from './language-model.ts';

const request = {
  keyword: 'rabbit love',
  targetWordCount: 400,
  businessLocation: 'Global',
  includeLocalSeo: false,
};
const source = builtInWriter(() => Promise.resolve(shippedFacts));
async function openChatApi(answer: Answer) {
  const api = await chatApi(answer);
  onTestFinished(api.close);
  return api;
}

const says =
  (draft: Partial<ArticleDraft>): Answer =>
  (response) =>
    json(response, 200, completion(JSON.stringify(draft)));

async function writeWith(answer: Answer, limitMs = 5_000) {
  const { asked, baseUrl } = await openChatApi(answer);
  const writer = languageModelWriter({ apiKey: 'key', baseUrl, model: 'test-model' }, source, limitMs);
  return { asked, article: writer.write(request) };
}

describe('the language-model writer', () => {
  test('an article with counts names their day, also where the model has left it out', async () => {
    const about = { ...request, keyword: 'companies of the snake' };
    const notes = await source.write(about);
    const day = '<p>Counts are as of July 1, 2026.</p>';
    const withoutDay = notes.html.replace(day, '');
    expect(withoutDay).not.toBe(notes.html);
    const { title, metaDescription } = notes;
    const { baseUrl } = await openChatApi(says({ title, metaDescription, html: withoutDay }));
    const writer = languageModelWriter({ apiKey: 'key', baseUrl, model: 'test-model' }, source);
    expect((await writer.write(about)).html).toBe(notes.html);
    // The other wording shows that the model's text is used and not the composer's article.
    const own = withoutDay.replace('The full list', 'The whole list');
    const other = await openChatApi(says({ title, metaDescription, html: own }));
    const second = languageModelWriter(
      { apiKey: 'key', baseUrl: other.baseUrl, model: 'test-model' },
      source,
    );
    expect((await second.write(about)).html).toContain('The whole list');
    expect((await second.write(about)).html).toContain(`${day}<blockquote>`);
  });

  test('an article that keeps the rules is accepted, and the request has the composer’s article and a strict schema', async () => {
    const { targetKeyword, title, metaDescription, html, cited, figure } = await source.write(request);
    const good = { title, metaDescription, html };
    const { asked, article } = await writeWith(says(good));
    expect(await article).toEqual({ ...good, targetKeyword, cited, figure });
    const body: unknown = JSON.parse(asked[0]?.body ?? '');
    expect(body).toMatchObject({
      model: 'test-model',
      response_format: { type: 'json_schema', json_schema: { strict: true } },
    });
    expect(asked[0]?.request.headers.authorization).toBe('Bearer key');
    expect(asked[0]?.body).toContain('Rabbit');
  });

  test('a request that fails twice is repeated, and the third answer is used', async () => {
    const good = await source.write(request);
    const { asked, article } = await writeWith((response, call) =>
      call < 3 ? json(response, 503, { error: { message: 'busy' } }) : says(good)(response, call),
    );
    expect((await article).title).toBe(good.title);
    expect(asked).toHaveLength(3);
  });

  test.each<[string, Answer]>([
    ['fails each time', (response) => json(response, 500, { error: { message: 'secret detail' } })],
    ['refuses the key', (response) => json(response, 401, { error: { message: 'bad key' } })],
    ['closes the connection', (response) => response.destroy()],
    ['stops half way', (response) => json(response, 200, completion('{"title":"The R', 'length'))],
    ['answers text', (response) => json(response, 200, completion('Here is your article!'))],
    ['answers half of its JSON', (response) => json(response, 200, completion('{"title":"The'))],
    ['answers JSON of another shape', (response) => json(response, 200, completion('{"title":7}'))],
    ['answers null', (response) => json(response, 200, completion('null'))],
    ['answers no choice', (response) => json(response, 200, {})],
    [
      'closes the connection within the body',
      (response) => {
        response
          .writeHead(200, { 'content-type': 'application/json', 'content-length': '9999' })
          .write('{"choices"');
        setImmediate(() => response.destroy());
      },
    ],
  ])('an API that %s makes the writer fail with an error that does not quote it', async (_, answer) => {
    const { article } = await writeWith(answer);
    const error: unknown = await article.catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(WriterFailed);
    expect(String(error)).not.toMatch(/secret|key|Here is/);
  });

  test.each<[string, Answer]>([
    ['before it answers', () => undefined],
    [
      'within its answer',
      (response) => {
        response.writeHead(200, { 'content-type': 'application/json' }).write('{"choices":');
      },
    ],
  ])('an API that stalls %s is given up at the limit', async (_, answer) => {
    const { article } = await writeWith(answer, 300);
    await expect(article).rejects.toThrow(WriterFailed);
  });

  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['an event handler', '<p onclick="alert(1)">x</p>'],
    ['a script address', '<p><a href="javascript:alert(1)">x</a></p>'],
    ['a frame', '<iframe src="https://evil.example"></iframe>'],
    ['a figure without a source', '<p>Founded in 1234.</p>'],
    ['a link without a source', '<p><a href="https://evil.example">x</a></p>'],
    ['an empty heading', '<h2></h2>'],
  ])('the composer’s article is used if the answer has %s', async (_, wrong) => {
    const notes = await source.write(request);
    const { article } = await writeWith(says({ ...notes, html: notes.html + wrong }));
    expect(await article).toEqual(notes);
  });

  test.each([
    ['is too short', '<p>Rabbit.</p><h2>Short</h2><p>Too short.</p>'],
    ['answers something else first', '<p>Hares have long ears.</p>'],
  ])('the composer’s article is used if the answer %s', async (_, html) => {
    const notes = await source.write(request);
    const { article } = await writeWith(
      says({ ...notes, title: 'Another title', html: html.includes('Short') ? html : html + notes.html }),
    );
    expect(await article).toEqual(notes);
  });

  test('aborting the call aborts the request', async () => {
    const { baseUrl } = await openChatApi(() => undefined);
    const writer = languageModelWriter({ apiKey: 'key', baseUrl, model: 'm' }, source);
    await expect(writer.write(request, AbortSignal.timeout(100))).rejects.toThrow(WriterFailed);
  });

  test('T24: a configured language model writes at most ten articles an hour, the composer a hundred', async () => {
    const { asked, baseUrl } = await openChatApi(says(await source.write(request)));
    const local = {
      DATABASE_URL: 'postgres://127.0.0.1/x',
      STRIPE_SECRET_KEY: 'sk_test_x',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
      STRIPE_WEBHOOK_SECRET: 'whsec_x',
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    };
    const readFacts = () => Promise.resolve(shippedFacts);
    const builtIn = chooseWriter(readConfig(local), readFacts);
    await builtIn.write(request);
    expect([asked.length, builtIn.maxPerHour]).toEqual([0, 100]);
    const configured = {
      ...local,
      ARTICLE_WRITER_API_KEY: 'k',
      ARTICLE_WRITER_BASE_URL: baseUrl,
      ARTICLE_WRITER_MODEL: 'm',
    };
    const model = chooseWriter(readConfig(configured), readFacts);
    await model.write(request);
    expect([asked.length, model.maxPerHour]).toEqual([1, 10]);
    expect(() => readConfig({ ...local, ARTICLE_WRITER_API_KEY: 'k' })).toThrow(
      /ARTICLE_WRITER_MODEL is missing/,
    );
  });
});
