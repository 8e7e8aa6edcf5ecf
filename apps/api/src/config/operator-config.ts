import type { EnvironmentReader } from './environment.ts';

/** The business that offers the product. The terms, the imprint, the privacy page and every mail name it. */
export interface OperatorConfig {
  readonly name: string;
  /** The postal address, with its parts separated by commas and the country last. */
  readonly address: string;
  readonly email: string;
  /** The register of companies, with the number in it. */
  readonly register: string | undefined;
  /** The VAT number or another tax number. */
  readonly taxNumber: string | undefined;
  /** The providers of the servers, the database and the mail server, as the privacy page names them. */
  readonly hosting: string | undefined;
  /** Whether these are the values of local mode, which the pages mark as examples. */
  readonly isExample: boolean;
}

/** The values of local mode. Production refuses them. */
const example = {
  OPERATOR_NAME: 'Example Operator',
  OPERATOR_ADDRESS: '1 Example Street, 12345 Example City, Example Country',
  OPERATOR_EMAIL: 'operator@zodiac-atlas.test',
} as const;

const line = /^[^<>\p{Cc}]{2,200}$/u;
const postalAddress = /^[^<>\p{Cc},]+(,[^<>\p{Cc},]+){1,6}$/u;
const email = /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/;

/** Reads the operator. Local mode has example values; production requires name, address and email. */
export function readOperatorConfig(env: EnvironmentReader, mode: 'local' | 'production'): OperatorConfig {
  const read = (name: keyof typeof example, pattern: RegExp, expected: string): string => {
    const value = env.matching(name, pattern, expected, mode === 'local' ? example[name] : undefined);
    if (mode === 'production' && value === example[name]) {
      env.problem(`${name} is the example of local mode, which production refuses`);
    }
    return value;
  };
  const isExample = mode === 'local' && env.optional('OPERATOR_NAME') === undefined;
  return {
    name: read('OPERATOR_NAME', line, 'the name of a person or a company, in 2 to 200 characters'),
    address: read(
      'OPERATOR_ADDRESS',
      postalAddress,
      'a postal address with its parts separated by commas, such as 1 Main Street, 12345 Springfield, USA',
    ),
    email: read('OPERATOR_EMAIL', email, 'an email address such as hello@example.com'),
    register: env.optionalMatching('OPERATOR_REGISTER', line, 'one line of 2 to 200 characters'),
    taxNumber: env.optionalMatching('OPERATOR_TAX_NUMBER', line, 'one line of 2 to 200 characters'),
    hosting: env.optionalMatching('OPERATOR_HOSTING', line, 'one line of 2 to 200 characters'),
    isExample,
  };
}
