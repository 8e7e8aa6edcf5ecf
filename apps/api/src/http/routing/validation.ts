import { Ajv, type ErrorObject, type Options } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifyRequest, FastifySchemaValidationError } from 'fastify';
import { ApiError } from '#kernel/api-error.ts';

const strict: Options = { allErrors: false, removeAdditional: false, useDefaults: false, strict: true };

// ajv-formats is CommonJS whose types name the default twice.
const withFormats = (options: Options): Ajv => addFormats.default(new Ajv(options));

/**
 * Bodies are taken as they are; only addresses, where everything is text, are coerced. Fastify's own settings turn
 * `null` into `""` and drop unknown fields in silence.
 */
export function registerValidation(app: FastifyInstance): void {
  const bodies = withFormats({ ...strict, coerceTypes: false });
  const addresses = withFormats({ ...strict, coerceTypes: true });
  app.setValidatorCompiler(({ schema, httpPart }) =>
    httpPart === 'body' ? bodies.compile(schema as object) : addressValidator(addresses, schema as object),
  );
  app.setSchemaErrorFormatter(problemWith);

  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['text/plain', 'application/json']);
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isDeep(body)) done(new ApiError('invalid_json', { detail: 'The JSON is nested too deeply.' }));
    else void parseJson(request, body, done);
  });
  app.addHook('onRequest', async ({ headers }) => {
    // Nothing is unpacked: a few bytes can become gigabytes.
    const encoding = headers['content-encoding'];
    if (encoding !== undefined && encoding !== 'identity') throw new ApiError('unsupported_media_type');
  });
  app.addHook('preValidation', async (request: FastifyRequest) => {
    if (request.routeOptions.schema?.querystring) checkEscapes(request);
    for (const part of [request.body, request.query, request.params]) {
      if (holdsBrokenText(part)) {
        throw new ApiError('invalid_input', { detail: 'The text holds a character that cannot be stored.' });
      }
    }
  });
}

/** More than any body needs. What walks through a value may call itself for each level, and the stack is finite. */
const maxDepth = 20;

/** Counts brackets outside of strings, before anything is made of the text. */
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

/** The parser leaves a broken escape as it is, and would look for "%zz". */
function checkEscapes({ raw }: FastifyRequest): void {
  const query = /[?#](.*)$/s.exec(raw.url ?? '')?.[1] ?? '';
  try {
    decodeURIComponent(query);
  } catch (error) {
    throw new ApiError('invalid_url', { cause: error });
  }
}

/** Ajv would take "Infinity", "0x10", "1e1" and " 1" for numbers, the first of them past any maximum. */
const plainNumber = /^-?\d{1,15}(?:\.\d{1,15})?$/;

const isPlainNumber = (value: unknown): boolean => typeof value === 'string' && plainNumber.test(value);

interface ObjectSchema {
  properties?: Record<string, { type?: string }>;
}

/** Validates text of an address by a schema of numbers and texts, and turns the numbers into such. */
function addressValidator(ajv: Ajv, schema: ObjectSchema) {
  const validate = ajv.compile(schema);
  const numbers = Object.entries(schema.properties ?? {})
    .filter(([, { type }]) => type === 'integer' || type === 'number')
    .map(([name]) => name);
  return (given: Record<string, unknown>) => {
    const broken = numbers.find((name) => given[name] !== undefined && !isPlainNumber(given[name]));
    if (broken !== undefined) {
      return { error: new ApiError('invalid_input', { fields: { [broken]: 'is not valid' } }) };
    }
    return validate(given) ? { value: given } : { error: problemWith(validate.errors ?? []) };
  };
}

const problemWith = (errors: (FastifySchemaValidationError | ErrorObject)[]): ApiError =>
  new ApiError('invalid_input', { fields: fieldsOf(errors) });

/** NUL cannot be stored by PostgreSQL, and half of a surrogate pair is no character. */
function holdsBrokenText(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed();
  if (value === null || typeof value !== 'object' || Buffer.isBuffer(value)) return false;
  return Object.entries(value).some(([key, item]) => holdsBrokenText(key) || holdsBrokenText(item));
}

const sentences: Readonly<Record<string, string>> = {
  required: 'is missing',
  additionalProperties: 'is not known',
  maxLength: 'is too long',
  minLength: 'is too short',
  enum: 'is none of the allowed values',
};
/** An answer stays short whatever was sent. */
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
