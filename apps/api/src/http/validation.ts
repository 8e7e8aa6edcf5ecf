import { Ajv, type Options } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './problems.ts';

const strict: Options = { allErrors: false, removeAdditional: false, useDefaults: false, strict: false };

// ajv-formats is CommonJS whose types name the default twice.
const withFormats = (options: Options): Ajv => addFormats.default(new Ajv(options));

/**
 * Bodies are taken as they are; only addresses, where everything is text, are coerced. Fastify's own settings turn
 * `null` into `""` and drop unknown fields in silence.
 */
export function registerValidation(app: FastifyInstance): void {
  const bodies = withFormats({ ...strict, coerceTypes: false });
  const addresses = withFormats({ ...strict, coerceTypes: true });
  app.setValidatorCompiler(({ schema, httpPart }) => {
    const ajv = httpPart === 'body' ? bodies : addresses;
    return ajv.compile(schema as object);
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
