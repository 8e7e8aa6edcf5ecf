import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { exactTextOf, readFields, textOf } from './fields.ts';

test('reading the fields of a form prevents the submission by the browser', async () => {
  const read: FormData[] = [];
  const { container } = await render(
    <form onSubmit={(event) => read.push(readFields(event))}>
      <input name="keyword" defaultValue="  rabbit in love " />
      <input type="file" name="file" />
    </form>,
  );
  const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  container.querySelector('form')?.dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);
  const [fields] = read;
  if (!fields) throw new Error('The form was not read.');
  expect(textOf(fields, 'keyword')).toBe('rabbit in love');
  expect(exactTextOf(fields, 'keyword')).toBe('  rabbit in love ');
  expect(textOf(fields, 'missing')).toBe('');
  expect(textOf(fields, 'file')).toBe('');
});
