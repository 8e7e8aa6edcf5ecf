import { Disclosure, Table, type TableProps } from '@org/ui';

/** The numbers of a picture as a table, which is opened by a button. */
export const Numbers = <Row,>(table: TableProps<Row>) => (
  <Disclosure label="The numbers as a table" about={`: ${table.caption}`}>
    <Table {...table} />
  </Disclosure>
);
