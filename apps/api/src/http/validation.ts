import { Ajv, type ErrorObject, type Options } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifyRequest, FastifySchemaValidationError } from 'fastify';
import { ApiError } from './problems.ts';

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
    (httpPart === 'body' ? bodies : addresses).compile(schema as object),
  );
  app.setSchemaErrorFormatter((errors) => new ApiError('invalid_input', { fields: fieldsOf(errors) }));

  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async ({ headers }) => {
    // Nothing is unpacked: a few bytes can become gigabytes.
    const encoding = headers['content-encoding'];
    if (encoding !== undefined && encoding !== 'identity') throw new ApiError('unsupported_media_type');
  });
  app.addHook('preValidation', async (request: FastifyRequest) => {
    for (const part of [request.body, request.query, request.params]) {
      if (holdsBrokenText(part)) {
        throw new ApiError('invalid_input', { detail: 'The text holds a character that cannot be stored.' });
      }
    }
  });
}

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
const longestName = 40;

function fieldsOf(errors: (FastifySchemaValidationError | ErrorObject)[]): Record<string, string> {
  return Object.fromEntries(
    errors.slice(0, 3).map(({ keyword, instancePath, params }) => {
      const named: unknown = params.missingProperty ?? params.additionalProperty;
      const name = typeof named === 'string' ? named : instancePath.slice(1);
      return [name.slice(0, longestName) || 'body', sentences[keyword] ?? 'is not valid'];
    }),
  );
}
