import { Ajv, type ErrorObject, type Options } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifyRequest, FastifySchemaValidationError } from 'fastify';
import { ApiError } from '#kernel/api-error.ts';

const strict: Options = { allErrors: false, removeAdditional: false, useDefaults: false, strict: true };

// ajv-formats is a CommonJS package whose types declare `default` twice.
const withFormats = (options: Options): Ajv => addFormats.default(new Ajv(options));

// Shared by all applications of a process: they validate the same schemas, and Ajv compiles each schema once.
const bodies = withFormats({ ...strict, coerceTypes: false });
const urls = withFormats({ ...strict, coerceTypes: true });

/**
 * Sets up validation. Query and path values arrive as text and are coerced to the type of the schema; bodies are not.
 * Fastify's defaults would turn `null` into `""` and silently drop unknown fields.
 */
export function registerValidation(app: FastifyInstance): void {
  app.setValidatorCompiler(({ schema, httpPart }) =>
    httpPart === 'body' ? bodies.compile(schema as object) : urlValidator(urls, schema as object),
  );
  app.setSchemaErrorFormatter(problemWith);

  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['text/plain', 'application/json']);
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isDeep(body)) done(new ApiError('invalid_json', { detail: 'The JSON is nested too deeply.' }));
    else void parseJson(request, body, done);
  });
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    // Compressed bodies are refused: a few bytes can decompress to gigabytes.
    const encoding = headers['content-encoding'];
    if (encoding === undefined || encoding === 'identity') done();
    else done(new ApiError('unsupported_media_type'));
  });
  app.addHook('preValidation', (request, _reply, done) => done(unreadableText(request)));
}

/** Maximum nesting of a JSON body. Validators recurse once per level, so deeper input could overflow the stack. */
const maxDepth = 20;

/** Whether JSON text nests deeper than {@link maxDepth}. Counts brackets outside strings, before the text is parsed. */
function isDeep(json: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < json.length; index += 1) {
    const character = json.charAt(index);
    if (isInString) {
      if (character === '\\') index += 1;
      else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    if (depth > maxDepth) return true;
  }
  return false;
}

/** The reason for refusing the text of a request. */
function unreadableText(request: FastifyRequest): ApiError | undefined {
  const malformed = malformedEscape(request);
  if (malformed && request.routeOptions.schema?.querystring) return malformed;
  const { body, query, params } = request;
  if (!hasUnstorableText(body) && !hasUnstorableText(query) && !hasUnstorableText(params)) return undefined;
  return new ApiError('invalid_input', { detail: 'The text contains a character that cannot be stored.' });
}

/** Finds a malformed percent-escape. The query parser would keep `%zz` as text. */
function malformedEscape({ raw: { url = '' } }: FastifyRequest): ApiError | undefined {
  if (!url.includes('%')) return undefined;
  const query = /[?#](.*)$/s.exec(url)?.[1] ?? '';
  try {
    decodeURIComponent(query);
    return undefined;
  } catch (error) {
    return new ApiError('invalid_url', { cause: error });
  }
}

/** Decimal digits only. Ajv also coerces "0x10", "1e1", " 1" and "Infinity", which passes every maximum. */
const plainNumber = /^-?\d{1,15}(?:\.\d{1,15})?$/;

const isPlainNumber = (value: unknown): boolean => typeof value === 'string' && plainNumber.test(value);

interface ObjectSchema {
  properties?: Record<string, { type?: string }>;
}

/** Validates query or path values and converts numeric ones to numbers. */
function urlValidator(ajv: Ajv, schema: ObjectSchema) {
  const validate = ajv.compile(schema);
  const numbers = Object.entries(schema.properties ?? {})
    .filter(([, { type }]) => type === 'integer' || type === 'number')
    .map(([name]) => name);
  return (given: Record<string, unknown>) => {
    const invalid = numbers.find((name) => given[name] !== undefined && !isPlainNumber(given[name]));
    if (invalid !== undefined) {
      return { error: new ApiError('invalid_input', { fields: { [invalid]: 'is not valid' } }) };
    }
    return validate(given) ? { value: given } : { error: problemWith(validate.errors ?? []) };
  };
}

const problemWith = (errors: (FastifySchemaValidationError | ErrorObject)[]): ApiError =>
  new ApiError('invalid_input', { fields: fieldsOf(errors) });

/** Whether a value contains NUL, which PostgreSQL cannot store, or a lone surrogate. */
function hasUnstorableText(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed();
  if (value === null || typeof value !== 'object' || Buffer.isBuffer(value)) return false;
  return Object.entries(value).some(([key, item]) => hasUnstorableText(key) || hasUnstorableText(item));
}

const sentences: Readonly<Record<string, string>> = {
  required: 'is missing',
  additionalProperties: 'is not known',
  maxLength: 'is too long',
  minLength: 'is too short',
  enum: 'is not one of the allowed values',
};
/** Maximum length of the input that the response repeats. */
const maxNameLength = 40;

function fieldsOf(errors: (FastifySchemaValidationError | ErrorObject)[]): Record<string, string> {
  return Object.fromEntries(
    errors.slice(0, 3).map(({ keyword, instancePath, params }) => {
      const named: unknown = params.missingProperty ?? params.additionalProperty;
      const name = typeof named === 'string' ? named : instancePath.slice(1);
      return [name.slice(0, maxNameLength) || 'body', sentences[keyword] ?? 'is not valid'];
    }),
  );
}
