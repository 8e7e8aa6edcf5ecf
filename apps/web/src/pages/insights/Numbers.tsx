import { Disclosure, Table, type TableProps } from '@org/ui';

interface NumbersProps<Row> extends TableProps<Row> {
  /** The text of the button. */
  label?: string;
}

/** The numbers of a picture as a table, which is opened by a button. */
export const Numbers = <Row,>({ label = 'The numbers as a table', ...table }: NumbersProps<Row>) => (
  <Disclosure label={label} about={`: ${table.caption}`}>
    <Table {...table} />
  </Disclosure>
);
